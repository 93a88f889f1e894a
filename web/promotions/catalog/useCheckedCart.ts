import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { Cart } from '../shared/cart/cart.ts';
import { type CartRewards, useCartRewards } from '../shared/cart/useCartRewards.ts';

/**
 * Reloads the rewards of the cart; those that can no longer be taken are removed with a message (CATALOG-9). Until the
 * response arrives, all of them stay.
 */
export function useCheckedCart(cart: Cart, sellerId: string | null): CartRewards {
  const { t, i18n } = useTranslation('catalog');
  const skus = cart.items.map(({ sku }) => sku);
  const checked = useCartRewards(skus, sellerId);
  const latest = useRef({ cart, t, language: i18n.language });
  latest.current = { cart, t, language: i18n.language };
  const { gone } = checked;
  useEffect(() => {
    const { cart, t, language } = latest.current;
    const left = cart.items.filter(({ sku }) => gone.includes(sku));
    if (left.length === 0) return;
    cart.remove(...left.map(({ sku }) => sku));
    const names = new Intl.ListFormat(language).format(left.map(({ name }) => name));
    toast.error(t('cart_left', { count: left.length, names }));
  }, [gone]);
  return checked;
}
