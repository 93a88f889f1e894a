import type { SavedViewScreen } from '../../../schema/people/savedViews.ts';
import type { Accepts } from '../../navigation/addressReaders.ts';
import type { Sort } from '../table/sort.ts';
import type { Filter, FilterProblem } from './listFilters.ts';

// biome-ignore lint/suspicious/noExplicitAny: a filter of whatever value
type AnyFilter = Filter<any, any>;
export type Filters = Readonly<Record<string, AnyFilter>>;

/** Values of the filters by name. */
export type FilterValues<All extends Filters> = {
  [Name in keyof All]: All[Name] extends Filter<infer Value, infer _Sent> ? Value : never;
};

/** Filters as a request sends them. An empty filter is absent. */
export type SentFilters<All extends Filters> = {
  [Name in keyof All]?: All[Name] extends Filter<infer _Value, infer Sent> ? Sent : never;
};

interface ListParts<All extends Filters, Field extends string> {
  /** Begins its keys in the address, where the list shares it with others: `discounts-search`. */
  prefix?: string;
  /** Key of its saved views; a list without filters and order has none. */
  screen?: SavedViewScreen;
  /** Rows on a page. */
  pageSize: number;
  filters?: All;
  /** Columns that can be sorted, and the sort of an untouched list. */
  sort?: { fields: readonly Field[]; initial: Sort & { by: Field } };
}

/** State of a list as its address says it. */
export interface ListQuery<All extends Filters, Field extends string> {
  filters: FilterValues<All>;
  sort: (Sort & { by: Field }) | undefined;
  page: number;
}

/** Parts of a list that saved views contain. */
export interface ViewedList {
  screen: SavedViewScreen | null;
  /** Which texts of the address name an order. */
  accepts: Accepts;
  /** Invalid filters of an address, in the order of their declaration. */
  problemsOf: (values: Record<string, string | number>) => UnreadFilter[];
  /** Every key of the address with its value in an untouched list: a value that equals it is not in the address. */
  defaults: Record<string, string | number>;
  /** The key of the address for a name of its own: `discounts-search`. */
  keyOf: (name: string) => string;
}

export interface ListDefinition<All extends Filters, Field extends string> extends ViewedList {
  pageSize: number;
  filters: All;
  read: (values: Record<string, string | number>) => ListQuery<All, Field>;
  /** Values of the address for a change; anything but another page shows the first one. */
  write: (change: {
    filters?: Partial<FilterValues<All>>;
    sort?: Sort;
    page?: number;
  }) => Record<string, string | number>;
  sentOf: (filters: FilterValues<All>) => SentFilters<All>;
}

/** A filter of the address that is invalid and filters nothing. */
export interface UnreadFilter extends FilterProblem {
  name: string;
  /** Its keys in the address. */
  keys: readonly string[];
  /** Text in the address: `state=nonsense`. */
  written: string;
}

const DIRECTIONS = ['ASC', 'DESC'] as const;

/**
 * Declares a list: what of it stands in the address, how that is read, and what a request is sent. Sorting is spelt `order_by` and
 * `order` (ADVLIST-3) in every list.
 */
export function defineList<
  const All extends Filters = Record<never, never>,
  const Field extends string = never,
>(parts: ListParts<All, Field>): ListDefinition<All, Field> {
  const { prefix, screen = null, pageSize, sort } = parts;
  const filters = parts.filters ?? ({} as All);
  const key = (name: string) => (prefix ? `${prefix}-${name}` : name);
  const named = Object.entries<AnyFilter>(filters);
  const textsOf = (name: string, filter: AnyFilter, texts: readonly string[]) =>
    filter.keysOf(name).map((own, index) => [key(own), texts[index] ?? ''] as const);
  const sortTexts = ({ by, direction }: Sort) => ({
    [key('order_by')]: by,
    [key('order')]: direction.toLowerCase(),
  });

  function readSort(values: Record<string, string | number>) {
    if (!sort) return undefined;
    const by = sort.fields.find((field) => field === values[key('order_by')]);
    const direction = DIRECTIONS.find((one) => one.toLowerCase() === values[key('order')]);
    return by && direction ? { by, direction } : sort.initial;
  }

  const textsIn = (values: Record<string, string | number>, name: string, filter: AnyFilter) =>
    filter.keysOf(name).map((own) => String(values[key(own)] ?? ''));

  return {
    screen,
    pageSize,
    filters,
    keyOf: key,
    accepts: sort
      ? {
          [key('order_by')]: (text) => sort.fields.some((field) => field === text),
          [key('order')]: (text) => DIRECTIONS.some((one) => one.toLowerCase() === text),
        }
      : {},
    defaults: {
      ...Object.fromEntries(named.flatMap(([name, filter]) => textsOf(name, filter, filter.initial))),
      ...(sort && sortTexts(sort.initial)),
      [key('page')]: 1,
      ...(screen && { [key('saved_view')]: '' }),
    },
    read: (values) => ({
      filters: Object.fromEntries(
        named.map(([name, filter]) => [name, filter.read(textsIn(values, name, filter))]),
      ) as FilterValues<All>,
      sort: readSort(values),
      page: Number(values[key('page')] ?? 1),
    }),
    write: ({ filters: changed = {}, sort: sorted, page = 1 }) => ({
      ...Object.fromEntries(
        Object.entries(changed).flatMap(([name, value]) => {
          const filter = filters[name];
          return filter ? textsOf(name, filter, filter.write(value)) : [];
        }),
      ),
      ...(sorted && sortTexts(sorted)),
      [key('page')]: page,
    }),
    sentOf(values) {
      const sent = named.map(([name, filter]) => [name, filter.sentOf(values[name])] as const);
      return Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as SentFilters<All>;
    },
    problemsOf: (values) =>
      named.flatMap(([name, filter]) => {
        const texts = textsIn(values, name, filter);
        const problem = filter.problem(texts);
        const keys = filter.keysOf(name).map(key);
        const written = keys.flatMap((own, at) => (texts[at] ? [`${own}=${texts[at]}`] : []));
        return problem ? [{ ...problem, name, keys, written: written.join(', ') }] : [];
      }),
  };
}

/** Inputs of a list's request. */
export interface ListInputs<All extends Filters, Field extends string> {
  /** Filters in the request. */
  sent: SentFilters<All>;
  /** Order and page as inputs of the graph. */
  sortInput: { field: Field; direction: Sort['direction'] };
  pageInput: { number: number; size: number };
}

/** Builds the inputs of the request for a list in this state. */
export function inputsOf<All extends Filters, Field extends string>(
  { sentOf, pageSize }: ListDefinition<All, Field>,
  { filters, sort, page }: ListQuery<All, Field>,
): ListInputs<All, Field> {
  return {
    sent: sentOf(filters),
    sortInput: { field: sort?.by as Field, direction: sort?.direction ?? 'ASC' },
    pageInput: { number: page, size: pageSize },
  };
}
