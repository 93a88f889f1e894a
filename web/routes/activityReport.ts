import { REPORT_FILTERS } from '../../schema/reports/activityReport.ts';
import { route } from './route.ts';

/** The activity report; its address contains its parameters, under the names of the platform's query string. */
export const activityReportRoute = route({
  path: '/reports/activity',
  query: [
    ...([
      'group_by',
      'metrics',
      'interval',
      'start_date',
      'end_date',
      'timezone',
      'timeframe_scope',
    ] as const),
    ...(Object.keys(REPORT_FILTERS) as (keyof typeof REPORT_FILTERS)[]),
    ...(['include_refunded', 'order_by', 'order', 'page'] as const),
  ],
  ability: 'viewPromotionActivityReport',
  menu: { group: 'reports', label: 'activity_report' },
});
