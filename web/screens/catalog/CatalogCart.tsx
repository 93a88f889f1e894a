import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CatalogCartDocument } from '../../../operations/catalog/CatalogCart.generated.ts';
import {
  type RewardCardFragment,
  RewardCardFragmentDoc,
} from '../../../operations/catalog/CatalogScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { CallFailure } from '../../data/callError.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { type Cart, MAX_CART } from './cart.ts';

/**
 * Reads the rewards of the cart again as it is now, by one call; those that can no longer be taken leave it with a word (CATALOG-9). While nothing
 * is answered all of them stay.
 */
export function useCheckedCart(
  cart: Cart,
  sellerId: string | null,
): { rewards: ReadonlyMap<string, RewardCardFragment>; error: CallFailure | null; refetch: () => void } {
  const { t, i18n } = useTranslation('catalog');
  const [asked] = useState(() => cart.items.map(({ sku }) => sku));
  const { data, errorAt, refetch, isLoading } = useScreenQuery(
    CatalogCartDocument,
    {
      filter: { rewardSkus: asked, ...(sellerId && { sellerId }) },
      page: { number: 1, size: MAX_CART },
    },
    { isAsked: asked.length > 0 },
  );
  const items = isLoading ? undefined : data?.searchRewards?.items;
  const latest = useRef({ cart, t, language: i18n.language });
  latest.current = { cart, t, language: i18n.language };
  useEffect(() => {
    if (!items) return;
    const { cart, t, language } = latest.current;
    const known = new Set(items.map(({ sku }) => sku));
    const gone = cart.items.filter(({ sku }) => asked.includes(sku) && !known.has(sku));
    if (gone.length === 0) return;
    cart.remove(...gone.map(({ sku }) => sku));
    const names = new Intl.ListFormat(language).format(gone.map(({ name }) => name));
    toast.error(t('cart_left', { count: gone.length, names }));
  }, [items, asked]);
  const rewards = new Map(
    readFragment(RewardCardFragmentDoc, items ?? []).map((reward) => [reward.sku, reward]),
  );
  return { rewards, error: errorAt('searchRewards'), refetch };
}
