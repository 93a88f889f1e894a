import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../operations/inventory/AllocationRow.generated.ts';
import type { AllocationType } from '../../../schema/transitions.ts';
import { type Column, DataTable } from '../../kit/table/DataTable.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { AllocatedRewards } from './AllocatedRewards.tsx';
import { AllocationActions } from './AllocationActions.tsx';
import { AllocationAmount } from './AllocationAmount.tsx';
import css from './AllocationTable.module.css';
import { PAGE_SIZE } from './inventoryQuery.ts';

type Row = AllocationRowFragment;

interface Props {
  type: AllocationType;
  rows: readonly Row[] | null | undefined;
  isLoading: boolean;
  isFiltered: boolean;
  onEdit: (row: Row) => void;
  onUpdate: (row: Row) => void;
}

/** Allocations of one type, the usable ones first; the label is picked by the same priority (INVENT-20). */
export function AllocationTable({ type, rows, isLoading, isFiltered, onEdit, onUpdate }: Props) {
  const { t } = useTranslation('inventory');
  const columns: Column<Row>[] = [
    {
      id: 'external_id',
      header: t('external_id'),
      cell: ({ externalId, description, id }) => (
        <span className={css.name} title={description ?? undefined}>
          {externalId ?? <span className={css.muted}>{t('no_external_id', { id })}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: '7.5rem',
      cell: ({ display }) => <StatusBadge status={display} label={t(`display.${display}`)} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: '7.75rem',
      cell: (row) => <AllocationAmount allocation={row} figure="amount" />,
    },
    {
      id: 'amount_used',
      header: t('amount_used'),
      align: 'end',
      width: '7.75rem',
      cell: (row) => <AllocationAmount allocation={row} figure="amount_used" />,
    },
    {
      id: 'amount_available',
      header: t('amount_available'),
      align: 'end',
      width: '7.75rem',
      cell: (row) => <AllocationAmount allocation={row} figure="amount_available" />,
    },
    {
      id: 'expiration',
      header: t('expiration'),
      width: '8.5rem',
      cell: ({ noExpiration, expirationDatetime }) =>
        noExpiration ? (
          <span className={css.muted}>{t('no_expiration')}</span>
        ) : (
          <DateText iso={expirationDatetime} />
        ),
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      width: '9rem',
      cell: (row) => <AllocationActions row={row} onEdit={onEdit} onUpdate={onUpdate} />,
    },
  ];
  return (
    <DataTable
      label={t(`${type}_title`)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowDetail={({ allocatedRewards }) =>
        allocatedRewards.length > 0 && <AllocatedRewards label={t('rewards')} rewards={allocatedRewards} />
      }
      isLoading={isLoading}
      pageSize={type === 'open' ? 1 : PAGE_SIZE}
      emptyText={t(isFiltered ? 'no_match' : `${type}_empty`)}
      empty={t(isFiltered ? 'no_match_text' : `${type}_empty_text`)}
    />
  );
}
