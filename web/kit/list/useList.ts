import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { currentUrl, navigate, pathOf } from '../../navigation/hashLocation.ts';
import { readQuery, useUrlQuery } from '../../navigation/useUrlQuery.ts';
import type { Sort } from '../table/sort.ts';
import {
  type Filters,
  type FilterValues,
  inputsOf,
  type ListDefinition,
  type ListInputs,
  type ListQuery,
  type UnreadFilter,
  type ViewedList,
} from './listDefinition.ts';
import type { ListViews } from './listViews.ts';
import { useListViews } from './useListViews.ts';
import { useOpeningView } from './ViewsContext.tsx';
import { isUntouched, withView } from './viewQuery.ts';

/** One filter as a field shows and changes it. */
export interface BoundFilter<Value> {
  name: string;
  value: Value;
  isSet: boolean;
  onChange: (value: Value) => void;
  /** Makes it that of an untouched list. */
  clear: () => void;
}

/** State of a list, and the ways to change it; every change is one of the address. */
export interface ListState<All extends Filters = Filters, Field extends string = string>
  extends ListQuery<All, Field>,
    ListInputs<All, Field> {
  pageSize: number;
  isFiltered: boolean;
  /** Filters of the address that are not understood: the list shows them instead of rows, which would seem to be filtered. */
  unread: readonly UnreadFilter[];
  /** Takes them out of the address. */
  dropUnread: () => void;
  /** Its saved views; null where it has none. */
  views: ListViews | null;
  /** True while the list shows values that the address does not have yet. */
  isOpening: boolean;
  filter: <Name extends keyof All & string>(name: Name) => BoundFilter<FilterValues<All>[Name]>;
  setFilters: (change: Partial<FilterValues<All>>) => void;
  clear: () => void;
  sortBy: (sort: Sort) => void;
  goTo: (page: number) => void;
}

/** The state of a list that is declared so. */
export type StateOf<Definition> =
  Definition extends ListDefinition<infer All, infer Field> ? ListState<All, Field> : never;

/**
 * Keeps a list in the address. `left` is how it was left, a query string that it is opened with; a list that nobody has touched opens with the
 * view that the person has chosen for it.
 */
export function useList<All extends Filters, Field extends string>(
  definition: ListDefinition<All, Field>,
  left = '',
): ListState<All, Field> {
  const { defaults, filters, pageSize } = definition;
  const [urlValues, setValues] = useUrlQuery(defaults, definition.accepts);
  const opening = useOpening(definition, left);
  const values = useMemo(
    () => (opening === undefined ? urlValues : readQuery(opening, defaults)),
    [opening, urlValues, defaults],
  );
  const views = useListViews(definition, values, setValues);
  return useMemo(() => {
    const query = definition.read(values);
    const untouched = definition.read(defaults).filters;
    const change = (next: Parameters<typeof definition.write>[0]) =>
      setValues(definition.write(next), { replace: true });
    const setFilters = (next: Partial<FilterValues<All>>) => change({ filters: next });
    const unread = definition.problemsOf(values);
    const isSet = (name: keyof All) => filters[name]?.isSet(query.filters[name]) ?? false;
    return {
      ...query,
      pageSize,
      ...inputsOf(definition, query),
      isFiltered: Object.keys(filters).some(isSet),
      unread,
      dropUnread: () =>
        setFilters(
          Object.fromEntries(unread.map(({ name }) => [name, untouched[name]])) as Partial<FilterValues<All>>,
        ),
      views,
      isOpening: opening !== undefined,
      filter: (name) => ({
        name,
        value: query.filters[name],
        isSet: isSet(name),
        onChange: (value) => setFilters({ [name]: value } as Partial<FilterValues<All>>),
        clear: () => setFilters({ [name]: untouched[name] } as Partial<FilterValues<All>>),
      }),
      setFilters,
      clear: () => setFilters(untouched),
      sortBy: (sort) => change({ sort }),
      goTo: (page) => change({ page }),
    };
  }, [definition, defaults, filters, pageSize, opening, values, views, setValues]);
}

/**
 * The query string that a list is opened with instead of the address's, until it stands there: `left`, as the list was left, else the view
 * that it opens with. Undefined where the address speaks.
 */
function useOpening(definition: ViewedList, left: string): string | undefined {
  const search = useSearch();
  const view = useOpeningView(definition.screen);
  const [opening, setOpening] = useState(() => {
    if (left !== '') return left;
    return view && isUntouched(definition, search) ? withView(definition, search, view) : undefined;
  });
  const [path] = useState(() => pathOf(currentUrl()));
  useEffect(() => {
    // This may run again during the navigation to the record, with the record's address. The list is not there.
    if (opening === undefined || pathOf(currentUrl()) !== path) return;
    navigate(`${path}?${opening}`, { replace: true });
    setOpening(undefined);
  }, [opening, path]);
  return opening;
}
