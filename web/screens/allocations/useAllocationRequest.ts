import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllocationFormRequestDocument } from '../../../operations/allocations/AllocationCreateScreen.generated.ts';
import { plainFieldErrors } from '../../apollo/fieldErrors.ts';
import { useScreenMutation } from '../../apollo/useScreenMutation.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import { allocationRefusal } from '../../parts/allocationRefusal.ts';
import type { Made, Tried } from '../../parts/EffectsDialog.tsx';
import { forgetMoney, forgetReport } from '../../parts/forgetMoney.ts';
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

/** The request of a form: first tried, so that a dialog can show what it does, then made, once however often it is sent. */
export function useAllocationRequest(form: AllocationFormApi, onDone: (requested: Requested) => void) {
  useTranslation('errors'); // the words of refusals
  const [send] = useScreenMutation(AllocationFormRequestDocument);
  const { cache } = useApolloClient();
  const { key } = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);

  async function request(dryRun: boolean) {
    const { facts, values, rows, zone } = form;
    if (!facts) return undefined;
    const input = { ...inputOf(values, facts, { rows, zone }), idempotencyKey: key(), dryRun };
    const answer = (await send({ input }))?.createAllocation;
    if (answer?.__typename !== 'InvalidInput') return answer;
    setAsking(false);
    form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
    return null;
  }

  return {
    isAsking,
    /** Asks whether to send it, once nothing is wrong that is known here. */
    ask: () => setAsking(form.check()),
    stopAsking: () => setAsking(false),
    async tryIt(): Promise<Tried> {
      const answer = await request(true);
      if (answer?.__typename === 'Refused') return { refused: allocationRefusal(answer) };
      return answer?.__typename === 'CreateAllocationSuccess' ? { effects: answer.effects } : null;
    },
    async confirm(): Promise<Made> {
      const answer = await request(false);
      if (answer?.__typename === 'Refused') return { refused: allocationRefusal(answer) };
      if (answer?.__typename !== 'CreateAllocationSuccess') return 'failed';
      const advertiserId = form.facts?.advertiserId ?? '';
      forgetMoney(cache, advertiserId);
      forgetReport(cache);
      onDone({
        advertiserId,
        advertiserName: form.facts?.name ?? '',
        hasInventory: answer.advertiser?.hasCommittedAllocation ?? false,
        // An open allocation that is there keeps the number it has.
        externalId: form.mode === 'open' && form.facts?.open ? '' : form.values.externalId.trim(),
      });
      return 'done';
    },
  };
}
