import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AllocationFormRequestDocument,
  type AllocationFormRequestMutation,
} from '../../../operations/money/allocations/AllocationRequest.generated.ts';
import type { CreateAllocationInput } from '../../../operations/schema.generated.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { allocationRefusal } from './allocationRefusal.ts';
import { invalidateAllocationsReport, invalidateBudget } from './invalidateBudget.ts';

/** The requested allocation. */
export type AllocationInput = Omit<CreateAllocationInput, 'idempotencyKey' | 'dryRun'>;

/** An accepted request, as the graph returns it. */
export type AllocationTaken = Extract<
  AllocationFormRequestMutation['createAllocation'],
  { __typename: 'CreateAllocationSuccess' }
>;

interface Asking {
  /** The current form; null while nothing can be requested. */
  input: () => AllocationInput | null;
  /** Returns to the form, which shows the platform's errors. */
  onInvalid: (errors: readonly FieldError[]) => void;
  onDone: (success: AllocationTaken) => void;
}

/** A request for an allocation: first tried, so that a dialog can show its effects, then made, once however often it is sent. */
export function useAllocationRequest({ input, onInvalid, onDone }: Asking) {
  useTranslation('errors'); // the texts of refusals
  const request = useRequestKey('allocation');
  const [send] = useKeyedMutation(AllocationFormRequestDocument, request);
  const { cache } = useApolloClient();
  const lastInput = useRef<AllocationInput | null>(null);

  return previewAndCommit({
    async send(dryRun, handlers) {
      const value = input();
      if (!value) return null;
      if (JSON.stringify(value) !== JSON.stringify(lastInput.current)) request.renew(); // another content is another request
      lastInput.current = value;
      return send({ input: { ...value, dryRun } }, handlers);
    },
    invalidReason(errors) {
      onInvalid(errors);
      return null;
    },
    refusedReason(refusal) {
      if (refusal.code !== 'insufficient_unallocated_budget' || lastInput.current?.type !== 'open')
        return allocationRefusal(refusal);
      onInvalid([{ field: 'amount', rule: 'as_told', limit: refusal.message }]);
      return null;
    },
    onDone(success: AllocationTaken) {
      if (lastInput.current) invalidateBudget(cache, lastInput.current.advertiserId);
      invalidateAllocationsReport(cache);
      request.renew();
      onDone(success);
    },
  });
}
