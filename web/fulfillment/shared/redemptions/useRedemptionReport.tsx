import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  RedemptionListScreenDocument,
  type RedemptionRowFragment,
  RedemptionRowFragmentDoc,
} from '../../../../operations/fulfillment/redemptions/RedemptionListScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import { EndlessEnd } from '../../../kit/list/EndlessEnd.tsx';
import type { ListProps } from '../../../kit/list/List.tsx';
import { type SelectionState, useSelection } from '../../../kit/list/useSelection.ts';
import type { RowSelection } from '../../../kit/table/SelectionBox.tsx';
import { useUrlQuery } from '../../../navigation/useUrlQuery.ts';
import { redemptionRoute } from '../../../routes/redemptions.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import type { ReportChoice } from './bulk/chosenRedemptions.ts';
import { useFilterNames } from './filters/RedemptionFilterNames.ts';
import { useMoreFilters } from './filters/useMoreFilters.tsx';
import { useRedemptionFilters } from './filters/useRedemptionFilters.tsx';
import { RedemptionBar } from './RedemptionBar.tsx';
import { type RedemptionListState, type ReportPlace, redemptionFilter } from './redemptionList.ts';
import { useEndlessRows } from './useEndlessRows.ts';
import { useRedemptionColumns } from './useRedemptionColumns.tsx';
import { useSortRefusal } from './useSortRefusal.ts';

/** The last numbered page of any report: beyond these ten thousand rows, only endless scrolling works. The platform refuses pages far beyond it. */
const MAX_PAGE = 1000;

interface Report {
  scope: ReportChoice;
  list: ListProps<RedemptionRowFragment>;
}

const KEYS = {
  report: { paging: '', page: 1 },
  tab: { 'redemptions-paging': '', 'redemptions-page': 1 },
} as const;

const isMode = (text: string) => text === 'endless';

const ACCEPTS = { paging: isMode, 'redemptions-paging': isMode };

/** Reads and sets the paging mode in the address: endless scrolling or numbered pages (REDLIST-34). */
function usePagingMode(isTab: boolean): {
  isEndless: boolean;
  setEndless: (isEndless: boolean) => void;
} {
  const [report, setReport] = useUrlQuery(KEYS.report, ACCEPTS);
  const [tab, setTab] = useUrlQuery(KEYS.tab, ACCEPTS);
  return {
    isEndless: (isTab ? tab['redemptions-paging'] : report.paging) === 'endless',
    setEndless(isEndless) {
      const paging = isEndless ? 'endless' : '';
      // The other paging mode starts at the first row.
      if (isTab) setTab({ 'redemptions-paging': paging, 'redemptions-page': 1 }, { replace: true });
      else setReport({ paging, page: 1 }, { replace: true });
    },
  };
}

/** The report of redemptions: the whole content of its list, for the screen and for the tabs of an advertiser and of a promotion. */
export function useRedemptionReport(list: RedemptionListState, place: ReportPlace = {}): Report {
  const { t, i18n } = useTranslation('redemptions');
  const { isEndless, setEndless } = usePagingMode(Boolean(place.advertiserId || place.promotionId));
  const filter = redemptionFilter(list.sent, place);
  const query = { filter, sort: list.sortInput };
  const page = { number: isEndless ? 1 : Math.min(list.page, MAX_PAGE), size: list.pageSize };
  const { data, isLoading, errorAt, refetch } = useScreenQuery(RedemptionListScreenDocument, {
    ...query,
    page,
  });
  const matches = data?.redemptions;
  const isCapped = matches?.page.totalIsCapped ?? false;
  const isInfinite = isEndless || isCapped;
  const failure = errorAt('redemptions');
  const isSortRefused = useSortRefusal(failure, list);
  const first = matches && readFragment(RedemptionRowFragmentDoc, matches.items);

  // Endless scrolling starts at the first row, whatever page an address names.
  const isBeyond = matches != null && isInfinite && list.page !== 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such address
  useEffect(() => {
    if (!isBeyond) return;
    toast.error(t('page_of_endless', { page: formatCount(list.page, i18n.language) }));
    list.goTo(1);
  }, [isBeyond]);

  const more = useEndlessRows({ asked: query, found: matches, size: list.pageSize });
  const rows = first && isInfinite ? [...first, ...more.rows] : first;

  const selection = useSelection(JSON.stringify(filter), matches?.page.totalCount ?? 0);
  const scope = {
    filter,
    selection: selection.selection,
    total: matches?.page.totalCount ?? 0,
    isInfinite,
    isCapped,
  };
  const retry = () => {
    refetch();
    more.renew();
  };
  const names = useFilterNames(list, place);
  return {
    scope,
    list: {
      list,
      words: t,
      page: matches?.page,
      rows,
      isLoading: isLoading || isSortRefused,
      error: isSortRefused ? null : failure,
      onRetry: retry,
      columns: useRedemptionColumns(place),
      isDense: true,
      rowKey: ({ id }) => id,
      rowHref: ({ id }) => redemptionRoute.href({ redemptionId: id }, { from: originOf(place) }),
      selection: useRowSelection(selection, rows),
      filters: useRedemptionFilters(list, { place, names, searchFields: matches?.reading?.fields }),
      moreFilters: useMoreFilters(list, names),
      bar: (
        <RedemptionBar page={matches?.page} scope={scope} selection={selection} onEndless={setEndless}>
          {matches && (
            <BulkActions
              {...scope}
              onDone={() => {
                selection.clear();
                retry();
              }}
            />
          )}
        </RedemptionBar>
      ),
      paging:
        isInfinite && matches ? (
          <EndlessEnd
            name={t('list')}
            shown={rows?.length ?? 0}
            totalCount={matches.page.totalCount}
            totalIsCapped={isCapped}
            note={isCapped ? t('endless_fixed') : undefined}
            hasMore={more.hasMore}
            isLoading={more.isLoading}
            error={more.error}
            onMore={more.more}
          />
        ) : undefined,
    },
  };
}

/** Target of the back link on a redemption's page (RED-11); the report is the default. */
const originOf = ({ advertiserId, promotionId }: ReportPlace) =>
  promotionId ? 'promotion' : advertiserId && 'advertiser';

/** The checkboxes of the rows, from the selection. */
function useRowSelection<Row extends { id: string }>(
  { isSelected, select }: SelectionState,
  rows: readonly Row[] | null | undefined,
): RowSelection<Row> {
  const { t } = useTranslation('redemptions');
  const ids = (rows ?? []).map(({ id }) => id);
  const selectedCount = ids.filter(isSelected).length;
  return {
    isSelected: ({ id }) => isSelected(id),
    onSelect: ({ id }, isOn) => select([id], isOn),
    shown: selectedCount === 0 ? 'none' : selectedCount === ids.length ? 'all' : 'some',
    onSelectShown: (isOn) => select(ids, isOn),
    labelOf: ({ id }) => t('select_one', { id }),
    shownLabel: t('select_page'),
  };
}
