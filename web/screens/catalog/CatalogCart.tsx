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
import { Button } from '../../kit/actions/Button.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import css from './Catalog.module.css';
import { type Cart, MAX_CART } from './cart.ts';
import { RewardCost } from './RewardCost.tsx';
import { RewardPicture } from './RewardPicture.tsx';

interface Props {
  cart: Cart;
  sellerId: string | null;
  onClose: () => void;
}

/** What was selected, to be looked over and taken away again (CATALOG-7, CATALOG-8). */
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
            <CopyButton text={items.map(({ sku }) => sku).join('\n')} label={t('copy_skus')} isMain />
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
                    <RewardPicture reward={reward} name={reward?.brand?.name ?? name} sizes="60px" />
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
