import { useTranslation } from 'react-i18next';
import { CatalogScreenDocument } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { formatCount } from '../../../kit/format/numbers.ts';
import type { FilterField } from '../../../kit/list/filterFields.tsx';
import { ListFilters } from '../../../kit/list/ListFilters.tsx';
import { UnreadFilters } from '../../../kit/list/UnreadFilters.tsx';
import { VirtualGrid } from '../../../kit/list/VirtualGrid.tsx';
import { useUrlQuery } from '../../../navigation/useUrlQuery.ts';
import { useViewer } from '../../../session/viewer.ts';
import css from './Cart.module.css';
import { CatalogChoices } from './CatalogChoices.tsx';
import { CatalogPage, type CatalogPageVariables } from './CatalogPage.tsx';
import type { Cart } from './cart.ts';
import { ALL, CATALOG_LIST, type CatalogList, searchOf } from './catalogList.ts';
import { pageLengths, pagesNear, useHiddenRewards } from './cataloguePages.ts';
import { RewardDialog } from './RewardDialog.tsx';
import { useCardActions } from './useCardActions.ts';
import { useCatalogFilters } from './useCatalogFilters.tsx';
import type { RewardJudgment } from './useRewardWarnings.ts';

const DIALOG = { rewardSku: '' };
const CARD = { minWidth: 164, gap: 16, text: 156 };
/** Number of cards in the skeleton. */
const PLACEHOLDER_CARDS = 12;

export interface RewardGridProps {
  list: CatalogList;
  cart: Cart;
  /** The organization that owns the catalog; by default the one in the list's filter. */
  sellerId?: string | undefined;
  /** Delay of the search after the last key, in ms. */
  searchDelay?: number | undefined;
  /** Marks rewards that a promotion could not give now. */
  judgment?: RewardJudgment | undefined;
  /** Note beside the number of rewards, about other effects of the search. */
  note?: string | undefined;
  /** Filters of this catalog alone. */
  moreFilters?: readonly FilterField[] | undefined;
}

/** The rewards of a catalog: search, filters, infinitely scrolling cards that can be added to a cart, and a dialog for each. */
export function RewardGrid({
  list,
  cart,
  sellerId,
  searchDelay,
  judgment,
  note,
  moreFilters = [],
}: RewardGridProps) {
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
  const matches = data?.searchRewards;
  const filters = useCatalogFilters(list, {
    found: matches,
    // The place of the choice is held from the start, and stays when there is only one.
    sellers: asksSellers ? (data?.sellers ?? []) : undefined,
    searchDelay,
  });
  const error = errorAt('searchRewards');
  const sale = list.filter('sale');
  const total = matches ? (matches.page?.totalCount ?? 0) : PLACEHOLDER_CARDS;
  const figures = { count: total, formatted: formatCount(total, i18n.language) };
  const { isHiding = false, judgedFor } = judgment ?? {};
  const { hidden, hide } = useHiddenRewards(JSON.stringify([searchOf(list, sellerId), judgedFor, isHiding]));
  const lengths = pageLengths(total, size, hidden);
  const count = lengths.reduce((sum, length) => sum + length, 0);
  const isAnyHidden = lengths.length > 0 && count < total;
  return (
    <>
      <CatalogChoices list={list} data={data} sellerId={sellerId} />
      <ListFilters filters={[...filters, ...moreFilters]} onClear={list.clear} />
      {list.unread.length > 0 ? (
        <UnreadFilters list={list} />
      ) : !matches && error ? (
        <ErrorBlock name={t('list')} error={error} onRetry={refetch} />
      ) : (
        <>
          <p className={css.count} role="status">
            {matches &&
              [
                total > 0 && t(matches.page?.totalIsCapped ? 'found_capped' : 'found', figures),
                note,
                isAnyHidden && t('some_hidden'),
              ]
                .filter(Boolean)
                .join(' · ')}
            {matches?.searchedFor && ` ${t('searched_for', { words: matches.searchedFor })}`}
          </p>
          {matches && count === 0 && !isLoading ? (
            judgment?.isHiding ? (
              <EmptyState
                title={t(total > 0 ? 'none_given' : 'no_match')}
                actions={<Button onPress={judgment.showAll}>{t('show_unfit')}</Button>}
              >
                {t(total > 0 ? 'none_given_text' : 'no_match_given_text')}
              </EmptyState>
            ) : (
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
            )
          ) : (
            <VirtualGrid
              label={t('list')}
              count={count}
              minWidth={CARD.minWidth}
              gap={CARD.gap}
              heightOf={(width) => (width * 2) / 3 + CARD.text}
            >
              {(range) =>
                pagesNear(range, lengths).map((place) => (
                  <CatalogPage
                    key={place.number}
                    variables={variablesOf(place.number)}
                    place={place}
                    cards={cards}
                    judgment={judgment}
                    hidden={hidden.get(place.number)}
                    onHidden={hide}
                  />
                ))
              }
            </VirtualGrid>
          )}
        </>
      )}
      {rewardSku && (
        <RewardDialog
          sku={rewardSku}
          cards={cards}
          judgment={judgment}
          onClose={() => setDialog(DIALOG, { replace: true })}
        />
      )}
    </>
  );
}
