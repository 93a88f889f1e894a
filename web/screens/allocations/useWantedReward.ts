import { useEffect, useRef } from 'react';
import type { AllocationFacts } from './allocationFacts.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';
import { useRewardSearch } from './useRewardSearch.ts';

/** Puts the reward that the address names into the form, as if it had been chosen (ROUTE-19); refused as any other would be. */
export function useWantedReward(form: AllocationFormApi, facts: AllocationFacts, sku: string): void {
  const { mode } = form;
  const taken = mode === 'open' ? (facts.open?.skus ?? new Set<string>()) : new Set<string>();
  const search = useRewardSearch({ advertiserId: facts.advertiserId, currency: facts.currency, mode, taken });
  const latest = useRef({ form, search });
  latest.current = { form, search };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another advertiser, or for the other mode
  useEffect(() => {
    const { rows } = latest.current.form;
    const isWaiting = rows.length === 1 && rows[0]?.text === sku && !rows[0].reward;
    if (sku === '' || !isWaiting) return;
    const abort = new AbortController();
    latest.current.search(sku, abort.signal).then(
      (items) => {
        const row = latest.current.form.rows[0];
        if (abort.signal.aborted || row?.text !== sku) return;
        const option = items.find(({ id, isMuted }) => id === sku && !isMuted)?.option;
        const reward = option ?? null;
        const sellingPrice = option?.sellingPrice?.amount ?? '';
        const found = { reward, text: reward?.name ?? sku, sellingPrice, isRefused: reward === null };
        latest.current.form.changeRow(row.key, found, false);
      },
      // No answer: the text stays in the field, to be searched for by hand.
      () => undefined,
    );
    return () => abort.abort();
  }, [facts.advertiserId, mode, sku]);
}
