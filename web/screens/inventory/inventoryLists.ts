import { defineList } from '../../kit/list/listDefinition.ts';

/** Milliseconds between the last key and the search (INVENT-4). */
export const FILTER_DELAY_MS = 300;

/** A search is sent from this many characters on (INVENT-5). */
export const SEARCH_FROM = 2;

/** What of the address the tab owns; both tables share one search. */
export const PLACE = { 'inventory-search': '', 'committed-page': 1, 'open-page': 1 };

/** Five on a page of each table (INVENT-3). */
export const COMMITTED_LIST = defineList({ prefix: 'committed', pageSize: 5 });
export const OPEN_LIST = defineList({ prefix: 'open', pageSize: 5 });
