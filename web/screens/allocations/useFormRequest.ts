import { useState } from 'react';
import type { z } from '../../../schema/zod.ts';
import { useAllocationRequest } from '../../components/useAllocationRequest.ts';
import { type AllocationRules, inputOf } from './allocationValues.ts';
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
  const [asked, setAsked] = useState<z.output<AllocationRules> | null>(null);
  const { facts, mode, zone } = form;
  const request = useAllocationRequest({
    input: () => asked && facts && inputOf(asked, { facts, mode, zone }),
    onInvalid: (errors) => {
      setAsked(null);
      form.applyServerErrors(errors);
    },
    onDone: ({ advertiser }) =>
      onDone({
        advertiserId: facts?.advertiserId ?? '',
        advertiserName: facts?.name ?? '',
        hasInventory: advertiser?.hasInventory ?? false,
        // An open allocation that is there keeps the number it has.
        externalId: mode === 'open' && facts?.open ? '' : (asked?.externalId ?? ''),
      }),
  });
  return {
    ...request,
    /** What is to be confirmed; null while the form is filled in. */
    asked,
    ask: (valid: z.output<AllocationRules>) => setAsked(valid),
    stopAsking: () => setAsked(null),
  };
}
