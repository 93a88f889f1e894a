import { addDays, type Day, isDay, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../../../schema/foundation/transitions.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, days, search } from '../../kit/list/listFilters.ts';
import type { ListState } from '../../kit/list/useList.ts';
import { queryString } from '../../routes/route.ts';

const FILTERS = {
  search: search(),
  dates: days(),
  type: choice(BUDGET_LINE_TYPES),
  status: choice(BUDGET_LINE_STATUSES),
};

/** Every transaction of a budget, ten per page (BUDGET-4). */
export const TRANSACTION_LIST = defineList({
  prefix: 'budget',
  screen: 'budget_lines',
  pageSize: 10,
  filters: FILTERS,
});
export type TransactionListState = ListState<typeof FILTERS, never>;

/** Query parameters of the tab besides the list's; an empty day means now. Another day shows the first page. */
export const AS_OF = { 'as-of': '', 'budget-page': 1 };

/** The day whose end is shown; null for now. `today` is the day in the person's zone. */
export function readAsOf(text: string, today: Day): Day | null {
  return isDay(text) && text < today ? text : null;
}

/** The days that an address may name. */
export const AS_OF_ACCEPTS = { 'as-of': isDay };

/** The last moment of a day in a zone, ISO 8601 UTC. */
export function momentOf(day: Day, zone: string): string {
  return new Date(startOfDay(addDays(day, 1), zone).getTime() - 1).toISOString();
}

/** The filter of the tab's query. */
export function transactionFilter({ sent }: TransactionListState) {
  const { dates, type, status, ...filter } = sent;
  return {
    ...filter,
    ...dates,
    ...(type && { types: [type] }),
    ...(status && { statuses: [status] }),
  };
}

/** Address of the file with the same transactions, all pages. */
export function transactionFile(
  advertiserId: string,
  { sent }: TransactionListState,
  asOf: string | undefined,
): string {
  const { dates, ...filter } = sent;
  return `/files/budget-lines/${advertiserId}${queryString({ ...filter, ...dates, as_of: asOf })}`;
}
