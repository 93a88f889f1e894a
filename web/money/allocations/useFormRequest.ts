import { useState } from 'react';
import type { z } from '../../../schema/foundation/text/zod.ts';
import { useAllocationRequest } from '../shared/useAllocationRequest.ts';
import { type AllocationRules, inputOf } from './allocationValues.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';

/** An accepted request. */
export interface Requested {
  advertiserId: string;
  advertiserName: string;
  hasInventory: boolean;
  /** The IO number of the allocation, for searches; empty if it has none. */
  externalId: string;
}

/** The request of the form: once the local rules pass, it is tried, confirmed and made. */
export function useFormRequest(form: AllocationFormApi, onDone: (requested: Requested) => void) {
  const [pendingRequest, setPendingRequest] = useState<z.output<AllocationRules> | null>(null);
  const { facts, mode, zone } = form;
  const request = useAllocationRequest({
    input: () => pendingRequest && facts && inputOf(pendingRequest, { facts, mode, zone }),
    onInvalid: (errors) => {
      setPendingRequest(null);
      form.applyServerErrors(errors);
    },
    onDone: ({ advertiser }) =>
      onDone({
        advertiserId: facts?.advertiserId ?? '',
        advertiserName: facts?.name ?? '',
        hasInventory: advertiser?.hasInventory ?? false,
        // An existing open allocation keeps its number.
        externalId: mode === 'open' && facts?.open ? '' : (pendingRequest?.externalId ?? ''),
      }),
  });
  return {
    ...request,
    /** The request that awaits confirmation; null while the form is filled in. */
    asked: pendingRequest,
    ask: (valid: z.output<AllocationRules>) => setPendingRequest(valid),
    stopAsking: () => setPendingRequest(null),
  };
}
