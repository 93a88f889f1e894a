import { ADVERTISER_STATUSES, type AdvertiserStatus } from '../../../schema/transitions.ts';

/** What the list can be sorted by, as the address spells it (ADVLIST-15). */
export const SORT_FIELDS = ['name', 'status', 'balance', 'last_7_days_redemptions'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** What can be chosen as status; `all` filters nothing. */
export const STATUS_CHOICES = [...ADVERTISER_STATUSES, 'all'] as const;

/** Rows on a page (ADVLIST-7). */
export const PAGE_SIZE = 10;

/** A name is searched from this many characters on. */
const SEARCH_FROM = 2;

/** The address of a list nobody has touched (ADVLIST-2, ADVLIST-6); a value that equals its default is not in the address. */
export const LIST_DEFAULTS = {
  status: 'enabled',
  search: '',
  order_by: 'last_7_days_redemptions',
  order: 'desc',
  page: 1,
};
export type ListValues = typeof LIST_DEFAULTS;

/** State of the list. */
export interface ListQuery {
  status: AdvertiserStatus | 'all';
  search: string;
  orderBy: SortField;
  order: 'ASC' | 'DESC';
  page: number;
}

/** Reads the values of the address; what they say wrongly is the default. Sorting by balance needs viewBudget. */
export function readListQuery(values: ListValues, canViewBudget: boolean): ListQuery {
  const orderBy = SORT_FIELDS.find((field) => field === values.order_by);
  return {
    status: STATUS_CHOICES.find((status) => status === values.status) ?? 'enabled',
    search: values.search.trim(),
    orderBy: orderBy && (orderBy !== 'balance' || canViewBudget) ? orderBy : 'last_7_days_redemptions',
    order: values.order === 'asc' ? 'ASC' : 'DESC',
    page: values.page,
  };
}

/** Variables of the list's part of the request. A search of one character asks for nothing yet. */
export function listVariables({ status, search, orderBy, order, page }: ListQuery) {
  return {
    filter: {
      ...(status === 'all' ? {} : { status }),
      ...(search.length >= SEARCH_FROM ? { search } : {}),
    },
    sort: { field: orderBy, direction: order },
    page: { number: page, size: PAGE_SIZE },
  };
}
