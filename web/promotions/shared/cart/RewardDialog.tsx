import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RewardCardFragmentDoc } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { RewardDialogDocument } from '../../../../operations/catalog/catalog/RewardDialog.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Skeleton } from '../../../kit/loading/skeletons.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import css from './Cart.module.css';
import { countriesText } from './countriesText.ts';
import { RewardCost } from './RewardCost.tsx';
import { RewardMark } from './RewardMark.tsx';
import { RewardPicture } from './RewardPicture.tsx';
import type { CardActions } from './useCardActions.ts';
import { useRewardStates } from './useRewardStates.ts';
import type { RewardJudgment } from './useRewardWarnings.ts';

interface Props {
  sku: string;
  cards: CardActions;
  judgment: RewardJudgment | undefined;
  onClose: () => void;
}

/** One reward, read by its SKU, including private ones (CATALOG-5, CATALOG-14, ROUTE-59). */
export function RewardDialog({ sku, cards, judgment, onClose }: Props) {
  const { t, i18n } = useTranslation('catalog');
  const { data, isLoading, errorAt, refetch } = useScreenQuery(RewardDialogDocument, { sku });
  const reward = data?.reward;
  const card = reward && readFragment(RewardCardFragmentDoc, reward);
  const error = errorAt('reward');
  const isInCart = cards.cart.has(sku);
  const canAdd = reward?.isOnSale === true;
  const { states } = useRewardStates(judgment?.judgedFor, [sku]);
  const { onStates } = judgment ?? {};
  useEffect(() => {
    if (states) onStates?.(states);
  }, [states, onStates]);
  const warning = judgment?.warningOf(sku, card ?? undefined);
  return (
    <Dialog
      title={card?.name ?? t('reward')}
      isOpen
      onClose={onClose}
      size="medium"
      actions={
        card &&
        (isInCart || canAdd) && (
          <Button
            variant={isInCart ? 'secondary' : 'primary'}
            icon={isInCart ? 'check' : 'plus'}
            aria-label={t(isInCart ? 'remove_of' : 'add_of', { name: card.name ?? sku })}
            onPress={() => cards.toggle(card)}
          >
            {t(isInCart ? 'remove' : 'add')}
          </Button>
        )
      }
    >
      {error && !reward && <ErrorBlock name={t('reward')} error={error} onRetry={refetch} />}
      {!reward && !error && isLoading && <Skeleton width="100%" height={240} />}
      {!reward && !error && !isLoading && <EmptyState title={t('gone')}>{t('gone_text')}</EmptyState>}
      {reward && card && (
        <Stack gap={4}>
          {!canAdd && <Banner tone="warning">{t('off_sale')}</Banner>}
          {canAdd && warning && (
            <Banner tone="warning">
              <RewardMark name={card.name ?? sku} warning={warning} remedy={judgment?.remedyOf(sku)} />
              {judgment?.hintOf(sku)}
            </Banner>
          )}
          {reward.hidden && <Banner>{t('private')}</Banner>}
          <div className={css.large}>
            <RewardPicture
              reward={card}
              name={card.brand?.name ?? sku}
              sizes="(min-width: 640px) 600px, 100vw"
            />
          </div>
          {reward.description && <p className={css.description}>{reward.description}</p>}
          <Facts
            isFigures
            facts={[
              { label: t('brand'), value: card.brand?.name },
              { label: t('sku'), value: sku },
              { label: t('cost'), value: <RewardCost reward={card} /> },
              {
                label: t('face_value'),
                value: reward.variableValue ? (
                  t('any_value')
                ) : (
                  <Money
                    money={
                      reward.faceValue && reward.currency
                        ? { amount: reward.faceValue, currency: reward.currency }
                        : null
                    }
                  />
                ),
              },
              {
                label: t('countries'),
                value: countriesText(card.countryRestrictions, { t, language: i18n.language, isWhole: true }),
              },
              {
                label: t('delivery'),
                value: card.deliveryMode && t(`delivery_${card.deliveryMode as 'digital_delivery'}`),
              },
              {
                label: t('sale'),
                value: reward.conditionsOfSale && t(`sale_${reward.conditionsOfSale as 'on_demand'}`),
              },
              ...(reward.dimensions ?? []).map(({ name, text }) => ({ label: name, value: text })),
              { label: t('categories'), value: reward.categories?.join(' · ') },
              { label: t('tags'), value: reward.tags?.map(({ name }) => name).join(' · ') },
            ].filter(({ value }) => value)}
          />
          {reward.catalogCardUrl && (
            <img
              className={css.catalogCard}
              src={reward.catalogCardUrl}
              alt={t('card_of', { name: card.name ?? sku })}
              loading="lazy"
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
