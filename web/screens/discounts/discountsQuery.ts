import { parseSort, type Sort } from '../../kit/table/sort.ts';

/** Rows on a page (DISC-7). */
export const PAGE_SIZE = 10;

/** What of the address the tab owns. */
export const PLACE = { 'discounts-search': '', 'discounts-sort': 'label', 'discounts-page': 1 };
export type Place = typeof PLACE;

/** Columns the table is sorted by. */
export const SORTED = ['label', 'sku', 'brand_name', 'discount'] as const;
type SortField = (typeof SORTED)[number];

/** State of the tab. */
export interface DiscountsQuery {
  search: string;
  sort: Sort & { by: SortField };
  page: number;
}

/** Reads the values of the address; what they say wrongly is the default. */
export function readPlace(place: Place): DiscountsQuery {
  const { by, direction } = parseSort(place['discounts-sort']);
  const field = SORTED.find((known) => known === by);
  const search = place['discounts-search'].trim();
  return {
    search: search.length < 2 ? '' : search,
    sort: field ? { by: field, direction } : { by: 'label', direction: 'ASC' },
    page: place['discounts-page'],
  };
}

/** Variables of the tab's request. */
export function variablesOf({ search, sort, page }: DiscountsQuery) {
  return {
    ...(search && { search }),
    sort: { field: sort.by, direction: sort.direction },
    page: { number: page, size: PAGE_SIZE },
  };
}

/** A percentage as it is read: `12.5` → `12.5%`, `12,5 %` in French. */
export function formatDiscount(percent: string, locale: string): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, options).format(Number(percent) / 100);
}
