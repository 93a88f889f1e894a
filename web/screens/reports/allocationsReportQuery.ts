import { ALLOCATION_REPORT_TYPES } from '../../../schema/rules/allocations.ts';
import { BUDGET_LINE_STATUSES, type BudgetLineStatus } from '../../../schema/transitions.ts';
import { parseSort } from '../../kit/table/sort.ts';

/** Rows on a page (ALLOCREP-7). */
export const PAGE_SIZE = 20;

type ReportType = (typeof ALLOCATION_REPORT_TYPES)[number];

/** The address of a report nobody has narrowed; lists are joined by commas, an empty one filters nothing. */
export const REPORT_DEFAULTS = { advertiser: '', statuses: '', types: '', sort: '-updated_at', page: 1 };
export type ReportValues = typeof REPORT_DEFAULTS;

/** What the report is narrowed to. */
export interface ReportFilter {
  advertiserId: string | null;
  statuses: BudgetLineStatus[];
  types: ReportType[];
}

/** The filter of the address; what it says wrongly filters nothing. */
export function readReportFilter({ advertiser, statuses, types }: ReportValues): ReportFilter {
  return {
    advertiserId: /^\d{1,18}$/.test(advertiser) ? advertiser : null,
    statuses: BUDGET_LINE_STATUSES.filter((status) => statuses.split(',').includes(status)),
    types: ALLOCATION_REPORT_TYPES.filter((type) => types.split(',').includes(type)),
  };
}

/** The address of a filter: the first page of it. */
export function valuesOf({ advertiserId, statuses, types }: ReportFilter): Partial<ReportValues> {
  return { advertiser: advertiserId ?? '', statuses: statuses.join(','), types: types.join(','), page: 1 };
}

const FIELDS = ['retailer', 'status', 'created_at', 'updated_at'] as const;

/** Variables of the report's request. */
export function reportVariables(values: ReportValues) {
  const { advertiserId, statuses, types } = readReportFilter(values);
  const { by, direction } = parseSort(values.sort);
  const field = FIELDS.find((known) => known === by);
  return {
    filter: {
      ...(advertiserId === null ? {} : { advertiserId }),
      ...(statuses.length === 0 ? {} : { statuses }),
      ...(types.length === 0 ? {} : { types }),
    },
    sort: field ? { field, direction } : { field: 'updated_at' as const, direction: 'DESC' as const },
    page: { number: values.page, size: PAGE_SIZE },
    advertiserId: advertiserId ?? '0',
    isOne: advertiserId !== null,
  };
}
