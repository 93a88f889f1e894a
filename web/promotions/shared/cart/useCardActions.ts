import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import type { RewardCardFragment } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { queryString } from '../../../routes/route.ts';
import type { Cart } from './cart.ts';

/** Actions of cards: open their dialog, go into the cart, leave it. */
export interface CardActions {
  cart: Cart;
  /** Address of a reward's dialog, over the current list. */
  hrefOf: (sku: string) => string;
  /** Keeps its identity, so that cards are not rendered again. */
  toggle: (reward: Pick<RewardCardFragment, 'sku' | 'name'>) => void;
}

/** The actions of the cards for this cart. */
export function useCardActions(cart: Cart): CardActions {
  const { t } = useTranslation('catalog');
  const search = useSearch();
  const [path] = useLocation();
  const latest = useRef({ cart, t });
  latest.current = { cart, t };
  const toggle = useCallback<CardActions['toggle']>(({ sku, name }) => {
    const { cart, t } = latest.current;
    if (cart.has(sku)) return cart.remove(sku);
    if (cart.isFull) return toast.error(t('cart_full', { count: cart.items.length }));
    cart.add({ sku, name: name ?? sku });
  }, []);
  return {
    cart,
    toggle,
    hrefOf(rewardSku) {
      const query = { ...Object.fromEntries(new URLSearchParams(search)), rewardSku };
      return `#${path}${queryString(query)}`;
    },
  };
}
