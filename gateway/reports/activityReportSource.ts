import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { activityFilterOf } from '../fulfillment/interface.ts';
import type { QueryActivityReportArgs } from '../sdl/types.generated.ts';

/** The only file that knows the activity report. */
export function activityReportSource(rest: RestClient) {
  return {
    page: async (reportQuery: Partial<QueryActivityReportArgs>) =>
      rest.call('GET /api/me/activity_report', {
        query: {
          ...pageQuery(reportQuery.page),
          // An empty text means no grouping; a missing one means the platform's default.
          group_by: reportQuery.groupBy,
          metrics: reportQuery.metrics,
          interval: reportQuery.interval,
          start_date: reportQuery.startDate,
          end_date: reportQuery.endDate,
          timezone: reportQuery.timezone,
          timeframe_scope: reportQuery.timeframeScope,
          ...activityFilterOf(reportQuery.filter),
          sort: sortQuery(reportQuery.sort),
        },
      }),
  };
}
