import { useEffect, useRef } from 'react';
import type { AllocationFacts } from './allocationFacts.ts';
import { choiceOf, emptyRow } from './allocationValues.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';
import { useRewardSearch } from './useRewardSearch.ts';

const NONE: ReadonlySet<string> = new Set();

/** Puts the reward of the address into the form, as if it had been chosen (ROUTE-19); it can be refused like any other. */
export function useWantedReward(form: AllocationFormApi, facts: AllocationFacts, sku: string): void {
  const { mode, rewards } = form;
  const takenSkus = mode === 'open' ? (facts.open?.skus ?? NONE) : NONE;
  const search = useRewardSearch({
    advertiserId: facts.advertiserId,
    currency: facts.currency,
    mode,
    taken: takenSkus,
  });
  const [row, ...others] = rewards.items;
  const first = row && choiceOf(row.values);
  const isWaiting =
    sku !== '' && others.length === 0 && first?.text === sku && !first.reward && !first.isRefused;
  const latest = useRef({ form, search });
  latest.current = { form, search };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another advertiser, or for the other mode
  useEffect(() => {
    if (!isWaiting) return;
    const abort = new AbortController();
    latest.current.search({ by: 'sku', text: sku }, abort.signal).then(
      (items) => {
        if (abort.signal.aborted) return;
        const reward = items.find(({ id, isMuted }) => id === sku && !isMuted)?.option ?? null;
        const choice = { text: reward?.name ?? sku, reward, isRefused: reward === null };
        const { begin, rewards } = latest.current.form;
        begin({ [mode]: [{ ...emptyRow(), sku: choice, sellingPrice: reward?.sellingPrice?.amount ?? '' }] });
        if (!reward) rewards.items[0]?.showError('sku', 'reward_unavailable');
      },
      // No response: the text stays in the field for a manual search.
      () => undefined,
    );
    return () => abort.abort();
  }, [facts.advertiserId, mode, sku, isWaiting]);
}
