import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../../operations/readFragment.ts';
import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { WaitingRequestFragmentDoc } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { WithdrawRequest } from '../WithdrawRequest.tsx';

interface Props {
  row: AllocationRowFragment;
  onEdit: (row: AllocationRowFragment) => void;
  onUpdate: (row: AllocationRowFragment) => void;
  onGiveBack: (row: AllocationRowFragment) => void;
}

/** The actions on an allocation: change it while it waits, request more, give back after its end, and withdraw each waiting request. */
export function AllocationActions({ row, onEdit, onUpdate, onGiveBack }: Props) {
  const { t } = useTranslation('inventory');
  const can = useCan();
  const name = { name: row.externalId ?? row.id };
  const isEditable = row.isEditable && can('editInventory');
  const isUpdatable = row.type === 'open' && row.status === 'enabled' && can('createInventory');
  const own = readFragment(WaitingRequestFragmentDoc, row.waitingRequests).filter(
    ({ canWithdraw }) => canWithdraw,
  );
  const givesBack = row.giveBackLimit !== null && can('createInventory');
  if (!isEditable && !isUpdatable && !givesBack && own.length === 0) return null;
  return (
    <Row as="span" justify="end" isInline>
      {isEditable ? (
        <Button size="small" aria-label={t('edit_of', name)} onPress={() => onEdit(row)}>
          {t('edit')}
        </Button>
      ) : (
        isUpdatable && (
          <Button size="small" aria-label={t('update_of', name)} onPress={() => onUpdate(row)}>
            {t('update')}
          </Button>
        )
      )}
      {givesBack && (
        <Button size="small" aria-label={t('give_back_of', name)} onPress={() => onGiveBack(row)}>
          {t('give_back')}
        </Button>
      )}
      {own.map((request) => (
        <WithdrawRequest key={request.id} allocation={row} request={request} isOne={own.length === 1} />
      ))}
    </Row>
  );
}
