import { useState } from 'react';
import type { z } from '../../../schema/zod.ts';
import { useAllocationRequest } from '../../components/useAllocationRequest.ts';
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
        // An existing open allocation keeps its number.
        externalId: mode === 'open' && facts?.open ? '' : (asked?.externalId ?? ''),
      }),
  });
  return {
    ...request,
    /** The request that awaits confirmation; null while the form is filled in. */
    asked,
    ask: (valid: z.output<AllocationRules>) => setAsked(valid),
    stopAsking: () => setAsked(null),
  };
}
