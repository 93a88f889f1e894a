import { useTranslation } from 'react-i18next';
import type { RewardCardFragment } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import css from './Cart.module.css';
import type { Cart } from './cart.ts';
import { RewardCost } from './RewardCost.tsx';
import { RewardPicture } from './RewardPicture.tsx';

export interface CartItemsProps {
  cart: Pick<Cart, 'items' | 'remove'>;
  rewards: ReadonlyMap<string, RewardCardFragment>;
  /** A warning about a reward, shown beside it. */
  warningOf?: ((sku: string) => string | undefined) | undefined;
}

/** The rewards of a cart, each with a remove button. */
export function CartItems({ cart, rewards, warningOf }: CartItemsProps) {
  const { t } = useTranslation('catalog');
  return (
    <Stack as="ul" gap={0} className={css.cart} aria-label={t('cart')}>
      {cart.items.map(({ sku, name }) => {
        const reward = rewards.get(sku);
        const warning = warningOf?.(sku);
        return (
          <Row key={sku} as="li" isOneLine gap={3} className={css.cartItem}>
            <span className={css.cartPicture}>
              <RewardPicture reward={reward} name={reward?.brand?.name ?? name} sizes="60px" />
            </span>
            <Stack as="span" gap={0} className={css.cartNames}>
              <Text weight="medium">{reward?.name ?? name}</Text>
              <span className={css.muted}>{sku}</span>
              {reward && <RewardCost reward={reward} />}
              {warning && <span className={css.warning}>{warning}</span>}
            </Stack>
            <IconButton
              icon="trash"
              label={t('remove_of', { name: reward?.name ?? name })}
              onPress={() => cart.remove(sku)}
            />
          </Row>
        );
      })}
    </Stack>
  );
}
