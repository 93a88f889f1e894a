import { useMemo, useState } from 'react';
import { CatalogCartDocument } from '../../../../operations/catalog/catalog/CatalogCart.generated.ts';
import {
  type RewardCardFragment,
  RewardCardFragmentDoc,
} from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import type { CallFailure } from '../../../data/failures/callError.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { MAX_CART } from './cart.ts';

export interface CartRewards {
  /** The loaded rewards. */
  rewards: ReadonlyMap<string, RewardCardFragment>;
  /** Requested SKUs that can no longer be taken; none while loading. */
  gone: readonly string[];
  error: CallFailure | null;
  refetch: () => void;
}

/** The current data of a cart's rewards, loaded when it opens, a hundred per call. Rewards beyond two hundred stay in the cart unchecked. */
export function useCartRewards(skus: readonly string[], sellerId: string | null): CartRewards {
  const [initial] = useState(skus);
  const first = usePart(initial.slice(0, MAX_CART), sellerId);
  const second = usePart(initial.slice(MAX_CART, 2 * MAX_CART), sellerId);
  const { items: some } = first;
  const { items: others } = second;
  const knownRewards = useMemo(() => {
    if (!some || !others) return { rewards: new Map<string, RewardCardFragment>(), gone: [] };
    const rewards = new Map([...some, ...others].map((reward) => [reward.sku, reward]));
    return { rewards, gone: initial.slice(0, 2 * MAX_CART).filter((sku) => !rewards.has(sku)) };
  }, [some, others, initial]);
  return {
    ...knownRewards,
    error: first.error ?? second.error,
    refetch() {
      first.refetch();
      second.refetch();
    },
  };
}

const NOTHING: readonly RewardCardFragment[] = [];

function usePart(skus: readonly string[], sellerId: string | null) {
  const { data, errorAt, refetch, isLoading } = useScreenQuery(
    CatalogCartDocument,
    {
      filter: { rewardSkus: [...skus], ...(sellerId && { sellerId }) },
      page: { number: 1, size: MAX_CART },
    },
    { isAsked: skus.length > 0 },
  );
  const matches = isLoading ? undefined : data?.searchRewards?.items;
  const items = useMemo(() => matches && readFragment(RewardCardFragmentDoc, matches), [matches]);
  return { items: skus.length === 0 ? NOTHING : items, error: errorAt('searchRewards'), refetch };
}
