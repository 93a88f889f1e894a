import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import type { QueryAlertsArgs } from '../sdl/types.generated.ts';

/** Alerts of the caller or of one advertiser; `counts` are part of the page only when they are asked for. */
export interface AlertPageRequest {
  advertiserId?: string;
  counts: boolean;
}

/** The only file that knows `/alerts`. */
export function alertSource(rest: RestClient) {
  return {
    /** One page, the newest first. */
    page: async ({ filter, page }: Partial<QueryAlertsArgs>, { advertiserId, counts }: AlertPageRequest) =>
      rest.call('GET /api/alerts', {
        query: {
          ...pageQuery(page),
          sort: '-updated_at',
          severity: filter?.severity,
          include_children: filter?.includeChildren ?? true,
          advertiser_id: advertiserId,
          expand: counts ? 'counts' : undefined,
        },
      }),
  };
}
