import { useTranslation } from 'react-i18next';
import {
  CatalogScreenDocument,
  RewardCardFragmentDoc,
} from '../../../operations/catalog/CatalogScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import css from './Catalog.module.css';
import type { CatalogPageVariables } from './CatalogScreen.tsx';
import { RewardCard } from './RewardCard.tsx';
import type { CardActions } from './useCardActions.ts';

interface Props {
  variables: CatalogPageVariables;
  /** Which of its rewards are near the window: the first one, and the one after the last. */
  from: number;
  to: number;
  cards: CardActions;
}

/** One page of the catalogue, as far as it is near the window; it asks for its rewards when it comes there. */
export function CatalogPage({ variables, from, to, cards }: Props) {
  const { t } = useTranslation('catalog');
  const { data, errorAt, refetch } = useScreenQuery(CatalogScreenDocument, variables);
  const error = errorAt('searchRewards');
  const rewards = data?.searchRewards && readFragment(RewardCardFragmentDoc, data.searchRewards.items);
  if (!rewards && error)
    return (
      <li className={css.whole}>
        <ErrorBlock name={t('list')} error={error} onRetry={refetch} />
      </li>
    );
  const size = variables.page.size;
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const reward = rewards?.[at];
    const place = { 'aria-posinset': (variables.page.number - 1) * size + at + 1 };
    return reward ? (
      <li key={reward.sku} {...place}>
        <RewardCard
          reward={reward}
          href={cards.hrefOf(reward.sku)}
          isInCart={cards.cart.has(reward.sku)}
          onToggle={cards.toggle}
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
