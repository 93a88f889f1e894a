import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { advertiserRoute } from '../../routes/advertisers.ts';
import css from './RequestDetails.module.css';
import { RequestOutcome } from './RequestOutcome.tsx';

/** All that is asked for: by whom and when, for whom, each reward with its price and sum, and what approving it would make of the rest. */
export function RequestDetails({ row }: { row: AllocationRequestRowFragment }) {
  const { t } = useTranslation('reports');
  const { retailer, requester, externalId, description, createdAt } = row;
  const facts = [
    {
      label: t('retailer'),
      value: (
        <TextLink href={advertiserRoute.href({ advertiserId: retailer.id }, { tab: 'inventory' })} newTab>
          {retailer.name}
        </TextLink>
      ),
    },
    {
      label: t('requester'),
      value: requester ? (
        <>
          {requester.name} <span className={css.muted}>{requester.email}</span>
        </>
      ) : (
        '–'
      ),
    },
    { label: t('created_at'), value: <DateText iso={createdAt} withTime /> },
    { label: t('type_header'), value: t(`type.${row.budgetAllocation.type}`) },
    ...(externalId ? [{ label: t('external_id'), value: externalId }] : []),
    ...(description && description !== externalId ? [{ label: t('note'), value: description }] : []),
  ];
  return (
    <div className={css.details}>
      <Facts facts={facts} />
      <RequestedRewards rewards={row.virtualGoodInventory} />
      {row.outcome && <RequestOutcome outcome={row.outcome} />}
    </div>
  );
}

/** Reward by reward what is asked for: pieces, price of one, sum. */
function RequestedRewards({ rewards }: { rewards: AllocationRequestRowFragment['virtualGoodInventory'] }) {
  const { t, i18n } = useTranslation('reports');
  if (rewards.length === 0) return null;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('rewards_asked')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('reward')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('unit_price')}</th>
          <th scope="col">{t('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rewards.map(({ count, amount, virtualCurrency: { caption, sku, costOfUnit } }) => (
          <tr key={sku}>
            <th scope="row">
              {caption} <span className={css.muted}>{sku}</span>
            </th>
            <td data-label={t('quantity')}>
              {count === null ? t('no_limit') : count.toLocaleString(i18n.language)}
            </td>
            <td data-label={t('unit_price')}>
              <Money money={costOfUnit} />
            </td>
            <td data-label={t('sum')}>{amount ? <Money money={amount} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
