import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import css from './Catalog.module.css';
import { useCheckedCart } from './CatalogCart.tsx';
import type { Cart } from './cart.ts';
import { RewardCost } from './RewardCost.tsx';
import { RewardPicture } from './RewardPicture.tsx';

interface Props {
  cart: Cart;
  sellerId: string | null;
  onClose: () => void;
}

/** What was selected, to be looked over and taken away again (CATALOG-7, CATALOG-8). */
export function CartDialog({ cart, sellerId, onClose }: Props) {
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
            <Button icon="trash" onPress={cart.clear}>
              {t('cart_clear')}
            </Button>
            <CopyButton text={items.map(({ sku }) => sku).join('\n')} label={t('copy_skus')} />
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
          <ul className={css.cart} aria-label={t('cart')}>
            {items.map(({ sku, name }) => {
              const reward = rewards.get(sku);
              return (
                <li key={sku} className={css.cartItem}>
                  <span className={css.cartPicture}>
                    <RewardPicture url={reward?.thumbnail} name={reward?.brand?.name ?? name} />
                  </span>
                  <span className={css.cartNames}>
                    <span className={css.cartName}>{reward?.name ?? name}</span>
                    <span className={css.muted}>{sku}</span>
                  </span>
                  {reward && <RewardCost reward={reward} />}
                  <IconButton
                    icon="trash"
                    label={t('remove_of', { name })}
                    onPress={() => cart.remove(sku)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}
