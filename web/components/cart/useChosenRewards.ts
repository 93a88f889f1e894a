import { useMemo, useState } from 'react';
import {
  type RewardCardFragment,
  RewardCardFragmentDoc,
} from '../../../operations/catalog/CatalogScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { Cart, CartItem } from './cart.ts';

/** Maximum rewards of one promotion. */
export const MAX_CHOSEN = 200;

/** A previously chosen reward, with its current verdict. */
export interface JudgedReward {
  sku: string;
  name: string | null;
  /** `ready`, or the obstacle. */
  state: string;
  catalogueEntry: FragmentOf<typeof RewardCardFragmentDoc> | null;
}

export interface ChosenRewards {
  cart: Cart;
  rewards: ReadonlyMap<string, RewardCardFragment>;
  /** The obstacle of a chosen reward; undefined if it can be given, or was not checked yet. */
  stateOf: (sku: string) => string | undefined;
}

/** The rewards chosen for a promotion, as a cart: the caller holds the choice; the data of each reward comes from the response, or from its card. */
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
