import type { ScheduledReport } from '../../../schema/reports/reportSchedules.ts';
import { activityReportRoute } from '../../routes/activityReport.ts';
import { redemptionsRoute } from '../../routes/redemptions.ts';
import { inventoryReportRoute } from '../../routes/reports.ts';

const ROUTES = {
  activity_report: activityReportRoute,
  inventory_report: inventoryReportRoute,
  redemptions: redemptionsRoute,
} as const satisfies Record<ScheduledReport, { href: () => string }>;

/** Link to a report with a saved view, selected in its menu. */
export function viewHref(report: ScheduledReport, { id, query }: { id: string; query: string }): string {
  const parameters = new URLSearchParams(query);
  parameters.set('saved_view', id);
  return `${ROUTES[report].href()}?${parameters}`;
}
