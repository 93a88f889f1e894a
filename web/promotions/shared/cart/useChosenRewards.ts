import { useCallback, useMemo, useState } from 'react';
import {
  type RewardCardFragment,
  RewardCardFragmentDoc,
} from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import type { Cart, CartItem } from './cart.ts';
import type { RewardState } from './useRewardStates.ts';

/** Maximum rewards of one promotion. */
export const MAX_CHOSEN = 200;

/** A previously chosen reward, with its current verdict. */
export interface JudgedReward extends RewardState {
  name: string | null;
  catalogueEntry: FragmentOf<typeof RewardCardFragmentDoc> | null;
}

export interface ChosenRewards {
  cart: Cart;
  rewards: ReadonlyMap<string, RewardCardFragment>;
  /** The obstacle of a reward; undefined if it can be given, or was not checked yet. */
  stateOf: (sku: string) => string | undefined;
  /** The reason behind an invalid or unavailable reward; undefined while it is unknown. */
  reasonOf: (sku: string) => string | undefined;
  /** Takes verdicts on rewards of the catalog, chosen or not; keeps its identity. */
  noteStates: (states: readonly RewardState[]) => void;
}

/** The rewards chosen for a promotion, as a cart: the caller holds the choice; the data of each reward comes from the response, or from its card. */
export function useChosenRewards(
  skus: readonly string[],
  judged: readonly JudgedReward[],
  onChange: (skus: readonly string[]) => void,
): ChosenRewards {
  const { stateOf, reasonOf, noteStates } = useStates(judged);
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map());
  const knownRewards = useMemo(() => new Map(judged.map((reward) => [reward.sku, reward])), [judged]);
  const rewards = useMemo(
    () =>
      new Map(
        judged.flatMap(({ sku, catalogueEntry }) =>
          catalogueEntry ? [[sku, readFragment(RewardCardFragmentDoc, catalogueEntry)] as const] : [],
        ),
      ),
    [judged],
  );
  const items = skus.map(
    (sku): CartItem => ({
      sku,
      name: rewards.get(sku)?.name ?? knownRewards.get(sku)?.name ?? named.get(sku) ?? sku,
    }),
  );
  return {
    rewards,
    stateOf,
    reasonOf,
    noteStates,
    cart: {
      items,
      has: (sku) => skus.includes(sku),
      isFull: skus.length >= MAX_CHOSEN,
      add({ sku, name }) {
        setNamed((now) => new Map([...now, [sku, name]]));
        if (!skus.includes(sku) && skus.length < MAX_CHOSEN) onChange([...skus, sku]);
      },
      remove: (...removedSkus) => onChange(skus.filter((sku) => !removedSkus.includes(sku))),
      clear: () => onChange([]),
    },
  };
}

/** Holds the newest verdict on each reward, from a save or from the catalog's check, so that card and cart agree. */
function useStates(
  judged: readonly RewardState[],
): Pick<ChosenRewards, 'stateOf' | 'reasonOf' | 'noteStates'> {
  const verdicts = JSON.stringify(judged.map(({ sku, state }) => [sku, state]));
  const [latest, setLatest] = useState({ verdicts, states: withStates(new Map(), judged) });
  // While it renders, so that whoever acts on a save sees its verdicts.
  if (latest.verdicts !== verdicts) setLatest({ verdicts, states: withStates(latest.states, judged) });
  const noteStates = useCallback<ChosenRewards['noteStates']>(
    (states) =>
      setLatest((now) => {
        const next = withStates(now.states, states);
        return next === now.states ? now : { ...now, states: next };
      }),
    [],
  );
  return {
    noteStates,
    stateOf(sku) {
      const state = latest.states.get(sku)?.state;
      return state === 'ready' ? undefined : state;
    },
    reasonOf: (sku) => latest.states.get(sku)?.reason ?? undefined,
  };
}

/** The same map where nothing is new. A verdict without a reason keeps the known reason of the same state. */
function withStates(knownStates: ReadonlyMap<string, RewardState>, states: readonly RewardState[]) {
  const news = states.flatMap((verdict) => {
    const { sku, state, reason } = verdict;
    const former = knownStates.get(sku);
    return former?.state === state && (reason === undefined || reason === former.reason) ? [] : [verdict];
  });
  if (news.length === 0) return knownStates;
  return new Map([...knownStates, ...news.map((verdict) => [verdict.sku, verdict] as const)]);
}
