import { useTranslation } from 'react-i18next';
import {
  type RedemptionMoneyFragment,
  RedemptionMoneyFragmentDoc,
} from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { formatMoney, unbroken } from '../../kit/format/money.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { day, money } from '../../kit/table/columns.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { advertiserBudgetRoute } from '../../routes/budgets.ts';
import css from './RedemptionScreen.module.css';

type Entry = RedemptionMoneyFragment['entries'][number];

interface Props {
  money: FragmentOf<typeof RedemptionMoneyFragmentDoc>;
  advertiserId: string;
}

/** The money of a redemption, down to its postings: its cost, the postings that moved it, its current place, and whether that is right. */
export function RedemptionMoney({ money: ref, advertiserId }: Props) {
  const { t, i18n } = useTranslation(['redemption', 'explain']);
  const { charge, allocationId, allocationExternalId, isTied, balances, entries } = readFragment(
    RedemptionMoneyFragmentDoc,
    ref,
  );
  const columns: Column<Entry>[] = [
    day('effectiveAt', { header: t('when'), width: '185px', withTime: true }),
    { id: 'what', header: t('posting'), cell: (entry) => <Posting entry={entry} /> },
    money('amount', { header: t('amount'), width: '120px' }),
  ];
  const source = allocationId
    ? {
        href: advertiserRoute.href({ advertiserId }, { tab: 'inventory' }),
        name: allocationExternalId ?? t('explain:allocation', { id: allocationId }),
      }
    : { href: advertiserBudgetRoute.href({ advertiserId }), name: t('unallocated_budget') };
  const places = balances.filter(({ amount }) => !/^-?0(\.0+)?$/.test(amount.amount));
  return (
    <Panel
      title={t('money')}
      subtitle={
        <>
          {t('charged', { amount: formatMoney(charge, i18n.language) })}{' '}
          <TextLink href={source.href}>{source.name}</TextLink>
        </>
      }
    >
      <Stack gap={4} className={css.parts}>
        {!isTied && <Banner tone="danger">{t('money_not_tied')}</Banner>}
        <DataTable
          label={t('postings')}
          columns={columns}
          rows={entries}
          rowKey={({ postingId }) => postingId}
          emptyText={t('no_postings')}
          empty={<p>{t('no_postings_text')}</p>}
        />
        {isTied && entries.length > 0 && (
          <Row as="p" isOneLine className={css.tied}>
            <Icon name="check-circle" size={16} />
            <span>
              {places.length === 0
                ? t('money_back')
                : t('money_now', {
                    places: places
                      .map(
                        ({ account, amount }) =>
                          `${t(`explain:account.${account}`)} ${unbroken(formatMoney(amount, i18n.language, { isSigned: true }))}`,
                      )
                      .join(', '),
                  })}
            </span>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function Posting({ entry: { kind, from, to, amount, allocationExternalId, batchAmount } }: { entry: Entry }) {
  const { t, i18n } = useTranslation(['redemption', 'explain']);
  return (
    <>
      <span className={css.posting}>{t(`explain:kind.${kind}`)}</span>
      <Text tone="muted" size="small" className={css.words}>
        {t(`explain:account.${from}`)} <Icon name="chevron-right" size={12} label={t('explain:to')} />{' '}
        {t(`explain:account.${to}`)}
        {allocationExternalId && ` · ${allocationExternalId}`}
        {batchAmount &&
          batchAmount.amount !== amount.amount &&
          ` · ${t('of_batch', { amount: formatMoney(batchAmount, i18n.language) })}`}
      </Text>
    </>
  );
}
