import { ALLOCATION_REPORT_TYPES } from '../../../schema/rules/allocations.ts';
import { BUDGET_LINE_STATUSES } from '../../../schema/transitions.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choices, identity, search } from '../../kit/list/listFilters.ts';

/** The allocations report: twenty per page (ALLOCREP-7), waiting requests first, then the last changed. */
export const REPORT_LIST = defineList({
  screen: 'allocations_report',
  pageSize: 20,
  filters: {
    search: search(),
    advertiser: identity(),
    statuses: choices(BUDGET_LINE_STATUSES),
    types: choices(ALLOCATION_REPORT_TYPES),
  },
  sort: {
    fields: ['waiting', 'retailer', 'status', 'created_at', 'updated_at'],
    initial: { by: 'waiting', direction: 'DESC' },
  },
});

/** The filter of the report. */
export type ReportFilter = ReturnType<typeof REPORT_LIST.read>['filters'];
