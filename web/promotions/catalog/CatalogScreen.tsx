import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ViewsMenu } from '../../kit/list/ViewsContext.tsx';
import { catalogueChangeListRoute } from '../../routes/catalogueChanges.ts';
import { CATALOG_LIST } from '../shared/cart/catalogList.ts';
import { RewardGrid } from '../shared/cart/RewardGrid.tsx';
import { CatalogCart } from './CatalogCart.tsx';
import { useCart } from './useCart.ts';
import { useCheckedCart } from './useCheckedCart.ts';

/** The catalogue for signed-in people (ROUTE-58, CATALOG-16): search, filters, infinite scrolling, a cart and a dialog for each reward. */
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
