import type { RestClient } from '../rest/client.ts';
import { pageQuery, sortQuery } from '../rest/paging.ts';
import type { QueryActivityReportArgs } from '../sdl/types.generated.ts';
import { activityFilterOf } from './redemptionFilter.ts';

/** The only file that knows the activity report. */
export function activityReportSource(rest: RestClient) {
  return {
    page: async (asked: Partial<QueryActivityReportArgs>) =>
      rest.call('GET /api/me/activity_report', {
        query: {
          ...pageQuery(asked.page),
          // An empty text means no grouping; a missing one means the platform's default.
          group_by: asked.groupBy,
          metrics: asked.metrics,
          interval: asked.interval,
          start_date: asked.startDate,
          end_date: asked.endDate,
          timezone: asked.timezone,
          timeframe_scope: asked.timeframeScope,
          ...activityFilterOf(asked.filter),
          sort: sortQuery(asked.sort),
        },
      }),
  };
}
