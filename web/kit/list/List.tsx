import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import type { Failure } from '../feedback/failure.ts';
import { DataTable, type DataTableProps } from '../table/DataTable.tsx';
import { Pagination } from '../table/Pagination.tsx';
import { nearestPage, type PageState } from '../table/page.ts';
import type { FilterField } from './filterFields.tsx';
import css from './List.module.css';
import { type FilterGroup, ListFilters } from './ListFilters.tsx';
import { UnreadFilters } from './UnreadFilters.tsx';
import type { ListState } from './useList.ts';

/** Texts of a list: its name, its empty state and its state without matches. Each noun has these keys among its texts. */
export type ListWord = 'list' | 'empty' | 'empty_text' | 'no_match' | 'no_match_text';

/** The state of a list that its frame needs, whatever it filters. */
export type AnyListState = Pick<
  ListState,
  'isFiltered' | 'pageSize' | 'sort' | 'views' | 'unread' | 'dropUnread' | 'clear' | 'sortBy' | 'goTo'
>;

export interface ListProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'columns' | 'rows' | 'rowKey' | 'rowHref' | 'rowDetail' | 'isLeaving' | 'isDense' | 'selection'
  > {
  list: AnyListState;
  words: (word: ListWord) => string;
  /** Position of the current page; unknown until it is loaded. */
  page: PageState | null | undefined;
  isLoading: boolean;
  error: Failure | null;
  onRetry: () => void;
  filters?: readonly FilterField[] | undefined;
  /** Filters behind a button, rendered on first use. */
  moreFilters?: readonly FilterGroup[] | undefined;
  /** Content at the end of the filters, such as a sum or a note. */
  filtersEnd?: ReactNode;
  /** Below the words of an empty list: the way to its first row. */
  emptyActions?: ReactNode;
  /** Rows of the skeleton; a page of them when absent. */
  skeletonSize?: number | undefined;
  /** Instead of filters: a form that asks for the list by its own button, or a notice. */
  head?: ReactNode;
  /** Actions on the selected rows, between the filters and the rows. */
  bar?: ReactNode;
  /** Instead of numbered pages: rows that go on. */
  paging?: ReactNode;
}

/** The one list: filters with chips for what is in force, rows, pages; loading, empty, without a match, failed. */
export function List<Row>(props: ListProps<Row>) {
  const { list, words, page, rows, isLoading, error, onRetry } = props;
  const { filters, moreFilters, filtersEnd, head, bar, paging, emptyActions, skeletonSize, ...table } = props;
  const { t } = useTranslation('kit');
  const fields = (filters || head) && (
    <div className={css.filters}>
      {head ?? (
        <ListFilters filters={filters ?? []} more={moreFilters} end={filtersEnd} onClear={list.clear} />
      )}
    </div>
  );
  if (list.unread.length > 0)
    return (
      <>
        {fields}
        <UnreadFilters list={list} />
      </>
    );
  return (
    <>
      {fields}
      {bar}
      {!page && error ? (
        <ErrorBlock name={words('list')} error={error} onRetry={onRetry} />
      ) : (
        <DataTable
          {...table}
          rows={rows}
          label={words('list')}
          sort={list.sort}
          onSort={list.sortBy}
          pageSize={skeletonSize ?? list.pageSize}
          isLoading={isLoading || !page || nearestPage(page) !== page.number}
          emptyText={words(list.isFiltered ? 'no_match' : 'empty')}
          empty={
            list.isFiltered ? (
              <>
                <p>{words('no_match_text')}</p>
                <Button onPress={list.clear}>{t('clear_all_filters')}</Button>
              </>
            ) : (
              <>
                <p>{words('empty_text')}</p>
                {emptyActions}
              </>
            )
          }
        />
      )}
      {paging ??
        (page ? (
          <Pagination label={words('list')} page={page} onPage={list.goTo} />
        ) : (
          !error && <div className={css.pagesToCome} />
        ))}
    </>
  );
}
