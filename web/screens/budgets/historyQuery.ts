import { addDays, type Day, isDay, startOfDay } from '../../../schema/dates.ts';
import {
  BUDGET_LINE_STATUSES,
  BUDGET_LINE_TYPES,
  type BudgetLineStatus,
  type BudgetLineType,
} from '../../../schema/transitions.ts';
import { queryString } from '../../routes/route.ts';

/** Rows on a page (BUDGET-4). */
export const PAGE_SIZE = 10;

/** What of the address the budget tab owns; `all` filters nothing, an empty day is none. */
export const HISTORY_DEFAULTS = {
  'budget-search': '',
  'budget-type': 'all',
  'budget-status': 'all',
  'budget-from': '',
  'budget-to': '',
  'budget-page': 1,
  'as-of': '',
};
export type HistoryValues = typeof HISTORY_DEFAULTS;

/** State of the tab. */
export interface HistoryQuery {
  search: string;
  type: BudgetLineType | 'all';
  status: BudgetLineStatus | 'all';
  /** Both days included. */
  range: { start: Day; end: Day } | null;
  page: number;
  /** The day whose end is shown; null for now. */
  asOf: Day | null;
}

/** Reads the values of the address; what they say wrongly is the default. `today` is the day in the person's zone. */
export function readHistoryQuery(values: HistoryValues, today: Day): HistoryQuery {
  const [start, end, asOf] = [values['budget-from'], values['budget-to'], values['as-of']];
  return {
    search: values['budget-search'].trim(),
    type: BUDGET_LINE_TYPES.find((known) => known === values['budget-type']) ?? 'all',
    status: BUDGET_LINE_STATUSES.find((known) => known === values['budget-status']) ?? 'all',
    range: isDay(start) && isDay(end) && start <= end ? { start, end } : null,
    page: values['budget-page'],
    asOf: isDay(asOf) && asOf < today ? asOf : null,
  };
}

/** Whether anything is filtered. */
export function isFiltered({ search, type, status, range }: HistoryQuery): boolean {
  return search !== '' || type !== 'all' || status !== 'all' || range !== null;
}

/** The last moment of a day in a zone, ISO 8601 UTC. */
export function momentOf(day: Day, zone: string): string {
  return new Date(startOfDay(addDays(day, 1), zone).getTime() - 1).toISOString();
}

/** Variables of the tab's request. */
export function historyVariables({ search, type, status, range, page, asOf }: HistoryQuery, zone: string) {
  return {
    filter: {
      ...(search ? { search } : {}),
      ...(type === 'all' ? {} : { types: [type] }),
      ...(status === 'all' ? {} : { statuses: [status] }),
      ...(range ? { from: range.start, to: range.end } : {}),
    },
    page: { number: page, size: PAGE_SIZE },
    ...(asOf ? { asOf: momentOf(asOf, zone) } : {}),
  };
}

/** Address of the file with the same transactions, all pages of them. */
export function historyFile(advertiserId: string, query: HistoryQuery, zone: string): string {
  const { search, type, status, range, asOf } = query;
  return `/files/budget-lines/${advertiserId}${queryString({
    search,
    type: type === 'all' ? undefined : type,
    status: status === 'all' ? undefined : status,
    from: range?.start,
    to: range?.end,
    as_of: asOf ? momentOf(asOf, zone) : undefined,
  })}`;
}
