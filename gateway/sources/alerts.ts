import type { AlertPageJson } from '../graph/models.ts';
import type { AlertFilter, PageInput } from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

/** What a list of alerts can be asked for. */
export interface AlertListQuery {
  filter?: AlertFilter | null | undefined;
  page?: PageInput | null | undefined;
  /** Only those about this advertiser. */
  advertiserId?: string;
  /** Whether the counts by severity are wanted too. */
  withCounts: boolean;
}

/** The only file that knows `/alerts`. */
export function alertSource(rest: RestClient) {
  return {
    /** One page, the newest first. */
    async page({ filter, page, advertiserId, withCounts }: AlertListQuery): Promise<AlertPageJson> {
      const list = await rest.call('GET /api/alerts', {
        query: {
          ...pageQuery(page),
          sort: '-updated_at',
          severity: filter?.severity,
          include_children: filter?.includeChildren ?? true,
          advertiser_id: advertiserId,
          expand: withCounts ? 'counts' : undefined,
        },
      });
      return { ...toPage(list), counts: list.counts ?? { blocker: 0, warning: 0, info: 0 } };
    },
  };
}
