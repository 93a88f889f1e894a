import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CatalogScreenDocument,
  type CatalogScreenQueryVariables,
  RewardCardFragmentDoc,
} from '../../../operations/catalog/CatalogScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { Screen } from '../../kit/layout/Screen.tsx';
import { ListFilters } from '../../kit/list/ListFilters.tsx';
import { useList } from '../../kit/list/useList.ts';
import { VirtualGrid } from '../../kit/list/VirtualGrid.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { catalogueChangeListRoute } from '../../routes/catalogueChanges.ts';
import { useViewer } from '../../session/viewer.ts';
import css from './Catalog.module.css';
import { CatalogCart, useCheckedCart } from './CatalogCart.tsx';
import { useCart } from './cart.ts';
import { ALL, CATALOG_LIST, searchOf } from './catalogList.ts';
import { RewardCard } from './RewardCard.tsx';
import { RewardDialog } from './RewardDialog.tsx';
import { type CardActions, useCardActions } from './useCardActions.ts';
import { useCatalogFilters } from './useCatalogFilters.tsx';

/** What a page of the catalogue is asked with. */
type CatalogPageVariables = CatalogScreenQueryVariables & { page: { number: number; size: number } };

const DIALOG = { rewardSku: '' };
const CARD = { minWidth: 164, gap: 16, text: 156 };
/** Cards of the skeleton. */
const WAITING = 12;

/** The catalogue of the signed-in (ROUTE-58, CATALOG-16): searched, filtered, without end, with a cart and a dialog for each reward. */
export function CatalogScreen() {
  const { t, i18n } = useTranslation('catalog');
  const { isStaff } = useViewer();
  const list = useList(CATALOG_LIST);
  const { seller } = list.filters;
  const cart = useCart(seller);
  useCheckedCart(cart, seller);
  const cards = useCardActions(cart);
  const [isCartOpen, setCartOpen] = useState(false);
  const [{ rewardSku }, setDialog] = useUrlQuery(DIALOG);
  const { pageSize: size } = CATALOG_LIST;
  const variablesOf = (number: number): CatalogPageVariables => ({
    ...searchOf(list),
    page: { number, size },
    isFirst: number === 1,
    isStaff: isStaff && number === 1,
  });
  const { data, isLoading, errorAt, refetch } = useScreenQuery(CatalogScreenDocument, variablesOf(1));
  const found = data?.searchRewards;
  const filters = useCatalogFilters(list, { found, sellers: data?.sellers });
  const error = errorAt('searchRewards');
  const sale = list.filter('sale');
  const count = found ? (found.page?.totalCount ?? 0) : WAITING;
  const figures = { count, formatted: formatCount(count, i18n.language) };
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          <LinkButton href={catalogueChangeListRoute.href()} icon="clock">
            {t('changes')}
          </LinkButton>
          <Button
            icon="gift"
            aria-label={t('cart_count', { count: cart.items.length })}
            onPress={() => setCartOpen(true)}
          >
            {t('cart')} ({cart.items.length})
          </Button>
        </>
      }
    >
      <ListFilters filters={filters} onClear={list.clear} />
      {!found && error ? (
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
      {isCartOpen && <CatalogCart cart={cart} sellerId={seller} onClose={() => setCartOpen(false)} />}
    </Screen>
  );
}

/** The pages that the rewards from `first` to `last` are on, with which of each. */
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
  /** Which of its rewards are near the window: the first one, and the one after the last. */
  from: number;
  to: number;
  cards: CardActions;
}

/** One page of the catalogue, as far as it is near the window; it asks for its rewards when it comes there. */
function CatalogPage({ variables, from, to, cards }: PageProps) {
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
