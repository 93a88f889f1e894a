import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../../operations/readFragment.ts';
import { AllocationEditDialogSaveDocument } from '../../../../operations/reports/inventory/AdvertiserInventoryTab.generated.ts';
import {
  type AllocationRowFragment,
  AllocationRowFragmentDoc,
} from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { showFailedCall } from '../../../data/failures/failedCall.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../kit/form/useVersionedForm.ts';
import { useZone } from '../../../kit/viewer/ZoneContext.tsx';
import { allocationRefusal } from '../../shared/allocationRefusal.ts';
import { amountError, editErrors, editFieldsOf, editInput, editRules } from './editFields.ts';

/** The form of a pending allocation and its save. */
export function useAllocationEdit(allocation: AllocationRowFragment, onClose: () => void) {
  const { t } = useTranslation('inventory');
  const zone = useZone();
  const rules = useMemo(() => editRules(allocation), [allocation]);
  const [send] = useScreenMutation(AllocationEditDialogSaveDocument);
  const { advertiserId, id } = allocation;
  return useVersionedForm(rules, {
    row: allocation,
    valuesOf: (row) => editFieldsOf(row, zone),
    save({ version, changes, values }, onInvalid) {
      const input = editInput({ changes, values }, zone);
      return send(
        { input: { advertiserId, id, version, ...input } },
        {
          done: (success) => saved(readFragment(AllocationRowFragmentDoc, success.allocation)),
          stale: (current) => stale(readFragment(AllocationRowFragmentDoc, current)),
          invalid: (errors) => onInvalid(editErrors(errors)),
          refused(refusal) {
            const isAmount = 'requestedAmount' in changes || changes.rewards !== undefined;
            if (isAmount && refusal.code === 'insufficient_unallocated_budget')
              return onInvalid([amountError(changes, refusal.message)]);
            showRefusal(refusal);
            return null;
          },
        },
      );
    },
    onSaved: () => toast.success(t('saved')),
    onClose,
    rowIds: { rewards: 'sku' },
    currency: allocation.requestedAmount.currency,
  });
}

/** Reports why a save was refused: that it failed (ALLOC-52), and the reason in words. */
function showRefusal({ code, message }: { code: string; message: string }): void {
  const reason = allocationRefusal({ code, message });
  const failed = i18next.t('errors:modal_error_allocation_update');
  const words = reason === message ? `${failed} ${message}` : reason;
  showFailedCall({ status: 422, code, message: words });
}
