import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { slice } from '../../browser/appState.ts';
import { recall, remember } from '../../browser/storage.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ViewsMenu } from '../../kit/list/ViewsContext.tsx';
import { catalogueChangeListRoute } from '../../routes/catalogueChanges.ts';
import { type Cart, type CartItem, MAX_CART } from '../shared/cart/cart.ts';
import { CATALOG_LIST } from '../shared/cart/catalogList.ts';
import { RewardGrid } from '../shared/cart/RewardGrid.tsx';
import { CatalogCart } from './CatalogCart.tsx';
import { useCheckedCart } from './useCheckedCart.ts';

const KEY = 'catalog.cart';

const carts = slice<Record<string, readonly CartItem[]>>(() => recall(KEY) ?? {});

const EMPTY: readonly CartItem[] = [];

/** The cart for this seller's catalog, stored in the browser until sign-out; null means the own organization. */
function useCart(sellerId: string | null): Cart {
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

/** The catalog for signed-in people (ROUTE-58, CATALOG-16): search, filters, infinite scrolling, a cart and a dialog for each reward. */
export function CatalogScreen() {
  const { t } = useTranslation('catalog');
  const list = useList(CATALOG_LIST);
  const { seller } = list.filters;
  const cart = useCart(seller);
  useCheckedCart(cart, seller);
  const [isCartOpen, setCartOpen] = useState(false);
  return (
    <Screen
      title={t('title')}
      badge={<ViewsMenu list={list} />}
      actions={
        <>
          <LinkButton href={catalogueChangeListRoute.href()} icon="clock">
            {t('changes')}
          </LinkButton>
          <Button
            icon="gift"
            aria-label={t('cart_count', { count: cart.items.length })}
            onPress={() => setCartOpen(true)}
          >
            {t('cart')} ({cart.items.length})
          </Button>
        </>
      }
    >
      <RewardGrid list={list} cart={cart} />
      {isCartOpen && <CatalogCart cart={cart} sellerId={seller} onClose={() => setCartOpen(false)} />}
    </Screen>
  );
}
