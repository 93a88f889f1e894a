import { BUDGET_LINE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { ALLOCATION_REPORT_TYPES } from '../../../schema/money/allocations/allocations.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, choices, identity, search } from '../../kit/list/listFilters.ts';

/** The allocations report: twenty per page (ALLOCREP-7), what changed last first (ALLOCREP-8). */
export const REPORT_LIST = defineList({
  screen: 'allocations_report',
  pageSize: 20,
  filters: {
    search: search(),
    advertiser: identity(),
    statuses: choices(BUDGET_LINE_STATUSES),
    types: choices(ALLOCATION_REPORT_TYPES),
    waiting: choice(['me']),
  },
  sort: {
    fields: ['retailer', 'status', 'created_at', 'updated_at'],
    initial: { by: 'updated_at', direction: 'DESC' },
  },
});

/** The filter of the report. */
export type ReportFilter = ReturnType<typeof REPORT_LIST.read>['filters'];
