import type { RestClient } from '../rest/client.ts';
import { pageQuery, sortQuery } from '../rest/paging.ts';
import type { QueryActivityReportArgs } from '../sdl/types.generated.ts';
import { activityFilterOf } from './redemptionFilter.ts';

/** The only file that knows the activity report. */
export function activityReportSource(rest: RestClient) {
  return {
    page: async ({ shape, filter, sort, page }: Partial<QueryActivityReportArgs>) =>
      rest.call('GET /api/me/activity_report', {
        query: {
          ...pageQuery(page),
          // Nothing to group by is said by an empty text; what is absent is the platform's default.
          group_by: shape?.groupBy?.join(','),
          metrics: shape?.metrics?.join(','),
          interval: shape?.interval ?? undefined,
          start_date: shape?.startDate ?? undefined,
          end_date: shape?.endDate ?? undefined,
          timezone: shape?.timezone ?? undefined,
          timeframe_scope: shape?.timeframeScope ?? undefined,
          include_refunded: shape?.includeRefunded ? 'true' : undefined,
          ...activityFilterOf(filter),
          sort: sortQuery(sort),
        },
      }),
  };
}
