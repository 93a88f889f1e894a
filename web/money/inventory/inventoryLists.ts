import { defineList } from '../../kit/list/listDefinition.ts';

/** Milliseconds between the last key and the search (INVENT-4). */
export const FILTER_DELAY_MS = 300;

/** Minimum characters of a search (INVENT-5). */
export const SEARCH_FROM = 2;

/** Query parameters of the tab; both tables share one search. */
export const PLACE = { 'inventory-search': '', 'committed-page': 1, 'open-page': 1 };

/** Five per page in each table (INVENT-3). */
export const COMMITTED_LIST = defineList({ prefix: 'committed', pageSize: 5 });
export const OPEN_LIST = defineList({ prefix: 'open', pageSize: 5 });
