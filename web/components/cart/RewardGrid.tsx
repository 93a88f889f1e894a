import { useTranslation } from 'react-i18next';
import {
  CatalogScreenDocument,
  type CatalogScreenQueryVariables,
  RewardCardFragmentDoc,
} from '../../../operations/catalog/CatalogScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { ListFilters } from '../../kit/list/ListFilters.tsx';
import { UnreadFilters } from '../../kit/list/UnreadFilters.tsx';
import { VirtualGrid } from '../../kit/list/VirtualGrid.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { useViewer } from '../../session/viewer.ts';
import css from './Cart.module.css';
import type { Cart } from './cart.ts';
import { ALL, CATALOG_LIST, type CatalogList, searchOf } from './catalogList.ts';
import { RewardCard } from './RewardCard.tsx';
import { RewardDialog } from './RewardDialog.tsx';
import { type CardActions, useCardActions } from './useCardActions.ts';
import { useCatalogFilters } from './useCatalogFilters.tsx';

/** Query of a catalogue page. */
type CatalogPageVariables = CatalogScreenQueryVariables & { page: { number: number; size: number } };

const DIALOG = { rewardSku: '' };
const CARD = { minWidth: 164, gap: 16, text: 156 };
/** Number of cards in the skeleton. */
const WAITING = 12;

export interface RewardGridProps {
  list: CatalogList;
  cart: Cart;
  /** The organization that owns the catalogue; by default the one in the list's filter. */
  sellerId?: string | undefined;
  /** Delay of the search after the last key, in ms. */
  searchDelay?: number | undefined;
  /** Warnings against taking a reward here, shown on its card. */
  warningOf?: ((reward: { sku: string; deliveryMode: string | null }) => string | undefined) | undefined;
}

/** The rewards of a catalogue: search, filters, infinitely scrolling cards that can be added to a cart, and a dialog for each. */
export function RewardGrid({ list, cart, sellerId, searchDelay, warningOf }: RewardGridProps) {
  const { t, i18n } = useTranslation('catalog');
  const { isStaff } = useViewer();
  const asksSellers = isStaff && sellerId === undefined;
  const cards = useCardActions(cart);
  const [{ rewardSku }, setDialog] = useUrlQuery(DIALOG);
  const { pageSize: size } = CATALOG_LIST;
  const variablesOf = (number: number): CatalogPageVariables => ({
    ...searchOf(list, sellerId),
    page: { number, size },
    isFirst: number === 1,
    isStaff: asksSellers && number === 1,
  });
  const { data, isLoading, errorAt, refetch } = useScreenQuery(CatalogScreenDocument, variablesOf(1));
  const found = data?.searchRewards;
  const filters = useCatalogFilters(list, {
    found,
    // The place of the choice is held from the start, and stays when there is only one.
    sellers: asksSellers ? (data?.sellers ?? []) : undefined,
    searchDelay,
  });
  const error = errorAt('searchRewards');
  const sale = list.filter('sale');
  const count = found ? (found.page?.totalCount ?? 0) : WAITING;
  const figures = { count, formatted: formatCount(count, i18n.language) };
  return (
    <>
      <ListFilters filters={filters} onClear={list.clear} />
      {list.unread.length > 0 ? (
        <UnreadFilters list={list} />
      ) : !found && error ? (
        <ErrorBlock name={t('list')} error={error} onRetry={refetch} />
      ) : (
        <>
          <p className={css.count} role="status">
            {found && count > 0 && t(found.page?.totalIsCapped ? 'found_capped' : 'found', figures)}
            {found?.searchedFor && ` ${t('searched_for', { words: found.searchedFor })}`}
          </p>
          {found && count === 0 && !isLoading ? (
            <EmptyState
              title={t(list.isFiltered ? 'no_match' : 'empty')}
              actions={
                sale.value === 'on_demand' && (
                  <Button onPress={() => sale.onChange(ALL)}>{t('from_stock_too')}</Button>
                )
              }
            >
              {t(list.isFiltered ? 'no_match_text' : 'empty_text')}
            </EmptyState>
          ) : (
            <VirtualGrid
              label={t('list')}
              count={count}
              minWidth={CARD.minWidth}
              gap={CARD.gap}
              heightOf={(width) => (width * 2) / 3 + CARD.text}
            >
              {({ first, last }) =>
                pagesOf({ first, last, size }).map(({ number, from, to }) => (
                  <CatalogPage
                    key={number}
                    variables={variablesOf(number)}
                    from={from}
                    to={to}
                    cards={cards}
                    warningOf={warningOf}
                  />
                ))
              }
            </VirtualGrid>
          )}
        </>
      )}
      {rewardSku && (
        <RewardDialog sku={rewardSku} cards={cards} onClose={() => setDialog(DIALOG, { replace: true })} />
      )}
    </>
  );
}

/** The pages that contain the rewards from `first` to `last`, each with its range of rewards. */
function pagesOf({ first, last, size }: { first: number; last: number; size: number }) {
  const begin = Math.floor(first / size);
  const end = Math.ceil(last / size);
  return Array.from({ length: Math.max(0, end - begin) }, (_, index) => {
    const page = begin + index;
    return {
      number: page + 1,
      from: Math.max(0, first - page * size),
      to: Math.min(size, last - page * size),
    };
  });
}

interface PageProps {
  variables: CatalogPageVariables;
  /** The range of its rewards near the viewport: the first one, and the one after the last. */
  from: number;
  to: number;
  cards: CardActions;
  warningOf: RewardGridProps['warningOf'];
}

/** One page of the catalogue, rendered near the viewport; it loads its rewards when it gets there. */
function CatalogPage({ variables, from, to, cards, warningOf }: PageProps) {
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
          warning={warningOf?.(reward)}
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
