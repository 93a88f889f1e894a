import { useTranslation } from 'react-i18next';
import {
  DispatchRefusedRowsDocument,
  type DispatchRefusedRowsQuery,
} from '../../../operations/fulfillment/dispatches/DispatchRefusedRows.generated.ts';
import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './Dispatch.module.css';

type Page = NonNullable<NonNullable<DispatchRefusedRowsQuery['dispatch']>['refusedRows']>;
type Row = Page['items'][number];

/** The first refused rows of a dispatch that wait to be sent again. */
export function DispatchRefusedRows({ dispatchId }: { dispatchId: string }) {
  const { t } = useTranslation('dispatches');
  const query = useScreenQuery(DispatchRefusedRowsDocument, { id: dispatchId });
  const page = query.data?.dispatch?.refusedRows;
  const error = query.errorAt('dispatch.refusedRows');
  if (error) return <ErrorBlock name={t('refused.rows')} error={error} onRetry={query.refetch} />;
  if (!page) return <PanelSkeleton height={160} />;
  const columns: Column<Row>[] = [
    { id: 'recipient', header: t('recipient'), cell: recipientOf },
    {
      id: 'line',
      header: t('refused.line'),
      width: '12rem',
      cell: ({ line, fileLine }) => (fileLine === null ? line : t('refused.row_line', { line, fileLine })),
    },
    { id: 'reward', header: t('reward'), cell: ({ sku }) => sku },
    {
      id: 'value',
      header: t('value'),
      align: 'end',
      width: '7rem',
      cell: (row) => <Money money={moneyOf(row)} />,
    },
    // One reason stands above the rows already.
    ...(new Set(page.items.map(({ reason }) => reason)).size > 1
      ? [{ id: 'reason', header: t('refused.reason'), cell: ({ reason }: Row) => reason }]
      : []),
  ];
  const more = page.page.totalCount - page.items.length;
  return (
    <>
      <DataTable
        label={t('refused.rows')}
        columns={columns}
        rows={page.items}
        rowKey={({ refusedRow }) => refusedRow}
      />
      {more > 0 && <p className={css.more}>{t('refused.more', { count: more })}</p>}
    </>
  );
}

const moneyOf = ({ value, currency }: Row) => {
  const minor = parseMoney(value, currency);
  return minor === null ? null : { amount: formatMinor(minor, currency), currency };
};

const recipientOf = ({ firstName, lastName, email, phoneNumber }: Row) =>
  [[firstName, lastName].filter(Boolean).join(' '), email ?? phoneNumber].filter(Boolean).join(' · ');
