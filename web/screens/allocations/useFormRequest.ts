import { useState } from 'react';
import { useAllocationRequest } from '../../components/useAllocationRequest.ts';
import { inputOf } from './allocationValues.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';

/** A request that was taken. */
export interface Requested {
  advertiserId: string;
  advertiserName: string;
  hasInventory: boolean;
  /** The IO number that the allocation got, by which it is found; empty where it got none. */
  externalId: string;
}

/** The request of the form: asked about once nothing is wrong that is known here, then tried and made. */
export function useFormRequest(form: AllocationFormApi, onDone: (requested: Requested) => void) {
  const [isAsking, setAsking] = useState(false);
  const { facts, values, rows, zone } = form;
  const request = useAllocationRequest({
    wish: () => facts && inputOf(values, facts, { rows, zone }),
    onInvalid: (errors) => {
      setAsking(false);
      form.applyServerErrors(errors);
    },
    onDone: ({ advertiser }) =>
      onDone({
        advertiserId: facts?.advertiserId ?? '',
        advertiserName: facts?.name ?? '',
        hasInventory: advertiser?.hasCommittedAllocation ?? false,
        // An open allocation that is there keeps the number it has.
        externalId: form.mode === 'open' && facts?.open ? '' : values.externalId.trim(),
      }),
  });
  return {
    ...request,
    isAsking,
    ask: () => setAsking(form.check()),
    stopAsking: () => setAsking(false),
  };
}
