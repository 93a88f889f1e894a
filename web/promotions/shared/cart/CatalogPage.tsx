import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CatalogScreenDocument,
  type CatalogScreenQueryVariables,
  RewardCardFragmentDoc,
} from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { Skeleton } from '../../../kit/loading/skeletons.tsx';
import css from './Cart.module.css';
import type { NearPage } from './cataloguePages.ts';
import { RewardCard } from './RewardCard.tsx';
import type { CardActions } from './useCardActions.ts';
import { useRewardStates } from './useRewardStates.ts';
import type { RewardJudgment } from './useRewardWarnings.ts';

/** Query of a catalog page. */
export type CatalogPageVariables = CatalogScreenQueryVariables & { page: { number: number; size: number } };

interface Props {
  variables: CatalogPageVariables;
  place: NearPage;
  cards: CardActions;
  judgment: RewardJudgment | undefined;
  /** Rewards that are left out; undefined while the page is not checked yet. */
  hidden: ReadonlySet<string> | undefined;
  onHidden: (page: number, skus: ReadonlySet<string>) => void;
}

const NO_SKUS: readonly string[] = [];

/** One page of the catalog, rendered near the viewport; it loads its rewards when it gets there. */
export function CatalogPage({ variables, place, cards, judgment, hidden, onHidden }: Props) {
  const { t } = useTranslation('catalog');
  const { data, isLoading, errorAt, refetch } = useScreenQuery(CatalogScreenDocument, variables);
  const error = errorAt('searchRewards');
  const rewards = data?.searchRewards && readFragment(RewardCardFragmentDoc, data.searchRewards.items);
  const skus = isLoading ? NO_SKUS : (rewards?.map(({ sku }) => sku) ?? NO_SKUS);
  const { states, isSettled } = useRewardStates(judgment?.judgedFor, skus);
  const { number } = variables.page;
  const { onStates, isHiding = false } = judgment ?? {};
  const isJudged = rewards !== undefined && rewards !== null && !isLoading && isSettled;
  // Before the browser paints, so that no card appears only to vanish.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice hides nothing; only verdicts do
  useLayoutEffect(() => {
    if (states) onStates?.(states);
    if (!isHiding || !isJudged || (hidden && !states)) return;
    const unfit = states?.filter(({ state }) => state !== 'ready').map(({ sku }) => sku) ?? [];
    // A shown card gets a mark instead of vanishing under the pointer; a hidden one that can be given now appears.
    const left = new Set(unfit.filter((sku) => (hidden ? hidden.has(sku) : !cards.cart.has(sku))));
    if (!hidden || left.size !== hidden.size) onHidden(number, left);
  }, [states, isJudged, isHiding, hidden, number, onStates, onHidden]);
  if (!rewards && error)
    return (
      <li className={css.whole}>
        <ErrorBlock name={t('list')} error={error} onRetry={refetch} />
      </li>
    );
  const isWaiting = isHiding && hidden === undefined;
  const visibleRewards = isWaiting
    ? undefined
    : rewards?.filter(({ sku }) => !(isHiding && hidden?.has(sku)));
  return Array.from({ length: place.to - place.from }, (_, index) => {
    const at = place.from + index;
    const reward = visibleRewards?.[at];
    return reward ? (
      <li key={reward.sku} aria-posinset={place.start + at + 1}>
        <RewardCard
          reward={reward}
          href={cards.hrefOf(reward.sku)}
          isInCart={cards.cart.has(reward.sku)}
          onToggle={cards.toggle}
          warning={judgment?.warningOf(reward.sku, reward)}
          remedy={judgment?.remedyOf(reward.sku)}
        />
      </li>
    ) : (
      <li key={`at-${at}`} className={css.coming} aria-hidden="true">
        <Skeleton width="70%" />
        <Skeleton width="40%" height={12} />
      </li>
    );
  });
}
