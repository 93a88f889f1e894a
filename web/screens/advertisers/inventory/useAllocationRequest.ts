import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  type AllocationRowFragment,
  AllocationUpdateDialogRequestDocument,
} from '../../../../operations/allocations/AdvertiserInventoryTab.generated.ts';
import type { FieldError } from '../../../../schema/rules/fieldErrors.ts';
import { plainFieldErrors } from '../../../apollo/fieldErrors.ts';
import { useScreenMutation } from '../../../apollo/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { useIdempotencyKey } from '../../../kit/form/useIdempotencyKey.ts';
import { allocationRefusal } from '../../../parts/allocationRefusal.ts';
import type { Made, Tried } from '../../../parts/EffectsDialog.tsx';
import { forgetMoney, forgetReport } from '../../../parts/forgetMoney.ts';

interface AmountForm {
  values: { amount?: string | null | undefined };
  applyServerErrors: (errors: readonly FieldError[]) => void;
}

/** The two calls of a further request for the open allocation; `onInvalid` leads back to the form, which then shows why. */
export function useAllocationRequest(
  allocation: AllocationRowFragment,
  form: AmountForm,
  onInvalid: () => void,
) {
  const { t } = useTranslation('inventory');
  const [send] = useScreenMutation(AllocationUpdateDialogRequestDocument);
  const { cache } = useApolloClient();
  const { key, renew } = useIdempotencyKey();

  async function ask(dryRun: boolean) {
    const amount = (form.values.amount ?? '').trim();
    const { advertiserId } = allocation;
    const input = { advertiserId, type: 'open' as const, amount, idempotencyKey: key(), dryRun };
    const answer = (await send({ input }))?.createAllocation;
    if (answer?.__typename === 'InvalidInput') {
      form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
      onInvalid();
    }
    return answer;
  }

  return {
    async tryIt(): Promise<Tried> {
      renew(); // another amount is another request
      const answer = await ask(true);
      if (answer?.__typename === 'CreateAllocationSuccess') return { effects: answer.effects };
      return answer?.__typename === 'Refused' ? { refused: allocationRefusal(answer) } : null;
    },
    async request(): Promise<Made> {
      const answer = await ask(false);
      if (answer?.__typename === 'Refused') return { refused: allocationRefusal(answer) };
      if (answer?.__typename !== 'CreateAllocationSuccess') return 'failed';
      forgetMoney(cache, allocation.advertiserId);
      forgetReport(cache);
      toast.success(t('requested_done'));
      return 'done';
    },
  };
}
