import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { AdvertiserLink } from '../../advertisers/shared/AdvertiserLink.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { FiguresTable } from '../../kit/table/FiguresTable.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { LastChange } from '../inventoryReport/LastChange.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';

interface Props {
  row: AllocationRequestRowFragment;
  /** True if the effects of an approval are shown beside the details. */
  isTold?: boolean;
}

/** The whole request: its author, its time, who last changed it, its advertiser, each reward with price and sum, and the outcome of an approval. */
export function RequestDetails({ row, isTold = false }: Props) {
  const { t } = useTranslation('reports');
  const { retailer, requester, externalId, description, createdAt, lastChange } = row;
  const facts = [
    {
      label: t('retailer'),
      value: (
        <AdvertiserLink advertiserId={retailer.id} tab="inventory" newTab>
          {retailer.name}
        </AdvertiserLink>
      ),
    },
    {
      label: t('requester'),
      value: requester ? (
        <>
          {requester.name}{' '}
          <Text tone="muted" size="small" weight="regular">
            {requester.email}
          </Text>
        </>
      ) : (
        '–'
      ),
    },
    { label: t('created_at'), value: <DateText iso={createdAt} withTime /> },
    ...(lastChange ? [{ label: t('last_change'), value: <LastChange change={lastChange} /> }] : []),
    { label: t('type_header'), value: t(`type.${row.budgetAllocation.type}`) },
    ...(externalId ? [{ label: t('external_id'), value: externalId }] : []),
    ...(description && description !== externalId ? [{ label: t('note'), value: description }] : []),
  ];
  return (
    <Stack gap={4}>
      <Facts facts={facts} />
      <RequestedRewards rewards={row.virtualGoodInventory} />
      {row.outcome && <RequestOutcome outcome={row.outcome} isEndAlone={isTold} />}
    </Stack>
  );
}

/** The requested rewards: quantity, unit price, sum. */
function RequestedRewards({ rewards }: { rewards: AllocationRequestRowFragment['virtualGoodInventory'] }) {
  const { t, i18n } = useTranslation('reports');
  if (rewards.length === 0) return null;
  return (
    <FiguresTable
      label={t('rewards_asked')}
      heads={[t('reward'), t('quantity'), t('unit_price'), t('sum')]}
      rows={rewards.map(({ count, amount, virtualCurrency: { caption, sku, costOfUnit } }) => ({
        key: sku,
        name: (
          <>
            {caption}{' '}
            <Text tone="muted" size="small" weight="regular">
              {sku}
            </Text>
          </>
        ),
        values: [
          count === null ? t('no_limit') : count.toLocaleString(i18n.language),
          <Money key="unit" money={costOfUnit} />,
          amount ? <Money key="sum" money={amount} /> : '–',
        ],
      }))}
    />
  );
}
