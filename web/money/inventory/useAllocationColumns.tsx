import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../operations/reports/inventory/AllocationRow.generated.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { AllocationActions } from './edit/AllocationActions.tsx';
import { AllocationAmount } from './edit/AllocationAmount.tsx';
import { useEndWords, waitingOf } from './waitingWords.ts';

type Row = AllocationRowFragment;

interface Actions {
  onEdit: (row: Row) => void;
  onUpdate: (row: Row) => void;
  onGiveBack: (row: Row) => void;
}

/** Rewards of an approved allocation that still wait: its money was approved without them. */
const waitingRewards = ({ status, allocatedRewards }: Row): number =>
  status === 'enabled' ? allocatedRewards.filter((reward) => reward.status === 'pending').length : 0;

/** Columns of allocations, usable ones first; the label follows the same priority (INVENT-20). */
export function useAllocationColumns(actions: Actions): Column<Row>[] {
  const { t } = useTranslation('inventory');
  return [
    {
      id: 'external_id',
      header: t('external_id'),
      cell: ({ externalId, description, id }) => (
        <Text weight="medium" breaks="anywhere" title={description ?? undefined}>
          {externalId ?? (
            <Text tone="muted" weight="regular">
              {t('no_external_id', { id })}
            </Text>
          )}
        </Text>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: '7.25rem',
      cell: (row) => (
        <>
          <StatusBadge status={row.display} label={t(`display.${row.display}`)} />
          {waitingRewards(row) > 0 && (
            <Text tone="muted" weight="regular">
              {t('rewards_wait', { count: waitingRewards(row) })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: '8.5rem',
      cell: (row) => <AllocationAmount allocation={row} figure="amount" />,
    },
    {
      id: 'amount_used',
      header: t('amount_used'),
      align: 'end',
      width: '8.5rem',
      cell: (row) => <AllocationAmount allocation={row} figure="amount_used" />,
    },
    {
      id: 'amount_available',
      header: t('amount_available'),
      align: 'end',
      width: '8.5rem',
      cell: (row) => <AllocationAmount allocation={row} figure="amount_available" />,
    },
    {
      id: 'expiration',
      header: t('expiration'),
      width: '8.25rem',
      cell: (row) => <AllocationEnd allocation={row} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      width: '9rem',
      cell: (row) => <AllocationActions row={row} {...actions} />,
    },
  ];
}

/** When an allocation ends; below it, each end that a waiting request would set. */
function AllocationEnd({ allocation }: { allocation: AllocationRowFragment }) {
  const { t } = useTranslation('inventory');
  const endOf = useEndWords();
  return (
    <Stack as="span" gap={0} align="start" isInline>
      {allocation.noExpiration ? (
        <Text tone="muted" weight="regular">
          {t('no_expiration')}
        </Text>
      ) : (
        <DateText iso={allocation.expiresAt} />
      )}
      {waitingOf(allocation).ends.map((request) => (
        <Text key={request.id} tone="muted" size="small">
          {t('new_end', { end: endOf(request) })}
        </Text>
      ))}
    </Stack>
  );
}
