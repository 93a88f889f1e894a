import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import css from '../shared/cart/Cart.module.css';
import { CartItems } from '../shared/cart/CartItems.tsx';
import type { Cart } from '../shared/cart/cart.ts';
import { PromotionFromCart } from './PromotionFromCart.tsx';
import { useCheckedCart } from './useCheckedCart.ts';

interface Props {
  cart: Cart;
  sellerId: string | null;
  onClose: () => void;
}

/** The selected rewards, to review and remove (CATALOG-7, CATALOG-8). */
export function CatalogCart({ cart, sellerId, onClose }: Props) {
  const { t } = useTranslation('catalog');
  const { rewards, error, refetch } = useCheckedCart(cart, sellerId);
  const { items } = cart;
  return (
    <Dialog
      title={t('cart')}
      isOpen
      onClose={onClose}
      size="medium"
      actions={
        items.length > 0 && (
          <>
            <Button variant="quiet" icon="trash" onPress={cart.clear}>
              {t('cart_clear')}
            </Button>
            <CopyButton text={items.map(({ sku }) => sku).join('\n')} label={t('copy_skus')} isLabelled />
            <PromotionFromCart skus={items.map(({ sku }) => sku)} />
          </>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState title={t('cart_empty')}>{t('cart_empty_text')}</EmptyState>
      ) : (
        <>
          <p className={css.muted}>{t('cart_selected', { count: items.length })}</p>
          {error && <ErrorBlock name={t('cart')} error={error} onRetry={refetch} />}
          <CartItems cart={cart} rewards={rewards} />
        </>
      )}
    </Dialog>
  );
}
