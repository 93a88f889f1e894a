import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { wizardExperiencesRoute } from '../../routes/promotions.ts';
import { useViewer } from '../../session/viewer.ts';
import css from '../shared/cart/Cart.module.css';
import { CartItems } from '../shared/cart/CartItems.tsx';
import type { Cart } from '../shared/cart/cart.ts';
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

/** Starts the wizard with the rewards of the cart; asks for the advertiser if there are several. */
function PromotionFromCart({ skus }: { skus: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const { onlyAdvertiserId } = useViewer();
  const [isAsked, setAsked] = useState(false);
  const begin = (advertiserId: string) =>
    navigate(wizardExperiencesRoute.href({ advertiserId }, { skus: skus.join(',') }));
  return (
    <Can ability="createPromotions">
      <Button
        variant="primary"
        onPress={() => (onlyAdvertiserId === null ? setAsked(true) : begin(onlyAdvertiserId))}
      >
        {t('promotion_with_these')}
      </Button>
      <Dialog title={t('promotion_with_these')} isOpen={isAsked} onClose={() => setAsked(false)}>
        <AdvertiserPicker
          label={t('promotion_for')}
          hint={t('promotion_for_text')}
          value={null}
          onChange={(advertiser) => advertiser && begin(advertiser.id)}
          autoFocus
        />
      </Dialog>
    </Can>
  );
}
