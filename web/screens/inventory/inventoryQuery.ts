/** Rows on a page of each table (INVENT-3). */
export const PAGE_SIZE = 5;

/** Milliseconds between the last key and the search (INVENT-4). */
export const FILTER_DELAY_MS = 300;

/** A search asks from this many characters on (INVENT-5). */
const SEARCH_FROM = 2;

/** What of the address the tab owns. */
export const PLACE = { 'inventory-search': '', 'committed-page': 1, 'open-page': 1 };

/** Variables of the tab's request. */
export function inventoryVariables(id: string, place: typeof PLACE) {
  const search = place['inventory-search'].trim();
  return {
    id,
    ...(search.length >= SEARCH_FROM ? { search } : {}),
    committed: { number: place['committed-page'], size: PAGE_SIZE },
    open: { number: place['open-page'], size: PAGE_SIZE },
  };
}
