import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AllocationEditDialogSaveDocument,
  type AllocationRowFragment,
  AllocationRowFragmentDoc,
} from '../../../operations/inventory/AdvertiserInventoryTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { type EditFields, editErrors, editFieldsOf, editInput, editRules } from './editFields.ts';
import { showRefusal } from './refusals.ts';
import { useEditWords } from './useEditWords.ts';

/** The form of a pending allocation and its save; what somebody else saved meanwhile is put beside. */
export function useAllocationEdit(allocation: AllocationRowFragment, onClose: () => void) {
  const { t } = useTranslation('inventory');
  const zone = useZone();
  const words = useEditWords(allocation);
  const rules = useMemo(() => editRules(allocation), [allocation]);
  const form = useForm(rules, editFieldsOf(allocation, zone), allocation.requestedAmount.currency);
  const [theirs, setTheirs] = useState<AllocationRowFragment | null>(null);
  const [send] = useScreenMutation(AllocationEditDialogSaveDocument);

  async function save() {
    const { advertiserId, id } = allocation;
    const { version } = theirs ?? allocation;
    const change = editInput(allocation, form.values as EditFields, zone);
    const answer = (await send({ input: { advertiserId, id, version, ...change } }))?.updateAllocation;
    switch (answer?.__typename) {
      case 'UpdateAllocationSuccess':
        toast.success(t('saved'));
        return onClose();
      case 'StaleAllocation':
        return setTheirs(readFragment(AllocationRowFragmentDoc, answer.current));
      case 'InvalidInput':
        return form.applyServerErrors(
          editErrors(plainFieldErrors(answer.fieldErrors), allocation, change.rewards),
        );
      case 'Refused':
        return showRefusal(answer);
    }
  }

  return {
    form,
    save,
    /** Set while the person has to choose between both. */
    stale: theirs && words(form.values as EditFields, editFieldsOf(theirs, zone)),
    keepMine: () => void form.submit(save),
  };
}
