import { useMemo, useState } from 'react';
import {
  type RewardCardFragment,
  RewardCardFragmentDoc,
} from '../../../operations/catalog/CatalogScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { Cart, CartItem } from './cart.ts';

/** Rewards of one promotion at most. */
export const MAX_CHOSEN = 200;

/** A reward that was chosen before, as it is judged now. */
export interface JudgedReward {
  sku: string;
  name: string | null;
  /** `ready`, or what is against it. */
  state: string;
  catalogueEntry: FragmentOf<typeof RewardCardFragmentDoc> | null;
}

export interface ChosenRewards {
  cart: Cart;
  rewards: ReadonlyMap<string, RewardCardFragment>;
  /** What is against a chosen reward; undefined for one that can be given, or that was not judged yet. */
  stateOf: (sku: string) => string | undefined;
}

/** The rewards chosen for a promotion as a cart: what is chosen is the caller's, what each is comes with the answer, or from the card it was chosen by. */
export function useChosenRewards(
  skus: readonly string[],
  judged: readonly JudgedReward[],
  onChange: (skus: readonly string[]) => void,
): ChosenRewards {
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map());
  const known = useMemo(() => new Map(judged.map((reward) => [reward.sku, reward])), [judged]);
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
      name: rewards.get(sku)?.name ?? known.get(sku)?.name ?? named.get(sku) ?? sku,
    }),
  );
  return {
    rewards,
    stateOf(sku) {
      const state = known.get(sku)?.state;
      return state === 'ready' ? undefined : state;
    },
    cart: {
      items,
      has: (sku) => skus.includes(sku),
      isFull: skus.length >= MAX_CHOSEN,
      add({ sku, name }) {
        setNamed((now) => new Map([...now, [sku, name]]));
        if (!skus.includes(sku) && skus.length < MAX_CHOSEN) onChange([...skus, sku]);
      },
      remove: (...taken) => onChange(skus.filter((sku) => !taken.includes(sku))),
      clear: () => onChange([]),
    },
  };
}
