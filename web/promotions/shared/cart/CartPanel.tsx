import { useTranslation } from 'react-i18next';
import type { RewardCardFragment } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { CartItems } from './CartItems.tsx';
import type { Cart } from './cart.ts';

interface CartPanelProps {
  cart: Cart;
  rewards: ReadonlyMap<string, RewardCardFragment>;
  warningOf: (sku: string) => string | undefined;
}

/** The cart beside the catalogue. */
export function CartPanel({ cart, rewards, warningOf }: CartPanelProps) {
  const { t } = useTranslation('catalog');
  return (
    <Panel subtitle={t('cart_selected', { count: cart.items.length })} title={t('cart')}>
      {cart.items.length === 0 ? (
        <EmptyState title={t('cart_empty')}>{t('cart_empty_text')}</EmptyState>
      ) : (
        <CartItems cart={cart} rewards={rewards} warningOf={warningOf} />
      )}
    </Panel>
  );
}
