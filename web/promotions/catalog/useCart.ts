import { useSyncExternalStore } from 'react';
import { slice } from '../../browser/appState.ts';
import { recall, remember } from '../../browser/storage.ts';
import { type Cart, type CartItem, MAX_CART } from '../shared/cart/cart.ts';

const KEY = 'catalog.cart';
const carts = slice<Record<string, readonly CartItem[]>>(() => recall(KEY) ?? {});
const EMPTY: readonly CartItem[] = [];

/** The cart for this seller's catalogue, stored in the browser until sign-out; null means the own organization. */
export function useCart(sellerId: string | null): Cart {
  const key = sellerId ?? 'own';
  const items = useSyncExternalStore(carts.subscribe, () => carts.read()[key] ?? EMPTY);
  const write = (next: readonly CartItem[]) => {
    const all = { ...carts.read(), [key]: next };
    carts.write(all);
    remember(KEY, all);
  };
  const now = () => carts.read()[key] ?? EMPTY;
  return {
    items,
    has: (sku) => items.some((item) => item.sku === sku),
    isFull: items.length >= MAX_CART,
    add: (item) => {
      if (now().length < MAX_CART && now().every(({ sku }) => sku !== item.sku)) write([...now(), item]);
    },
    remove: (...skus) => write(now().filter(({ sku }) => !skus.includes(sku))),
    clear: () => write(EMPTY),
  };
}
