import { isSelected } from '../context/fieldSelection.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import type { QueryAlertsArgs } from '../sdl/types.generated.ts';

/** Alerts of the caller or of one advertiser; `counts` are part of the page only when they are asked for. */
export interface AlertPageRequest {
  advertiserId?: string;
  counts: boolean;
}

/** One page, the newest first. */
export async function alertPage(
  rest: RestClient,
  { filter, page }: Partial<QueryAlertsArgs>,
  { advertiserId, counts }: AlertPageRequest,
) {
  return rest.call('GET /api/alerts', {
    query: {
      ...pageQuery(page),
      sort: '-updated_at',
      severity: filter?.severity,
      include_children: filter?.includeChildren ?? true,
      advertiser_id: advertiserId,
      expand: counts ? 'counts' : undefined,
    },
  });
}

/** Alerts of the caller. */
export const alertResolvers: Resolvers = {
  Query: {
    alerts: (_root, args, { rest }, info) => alertPage(rest, args, { counts: isSelected(info, 'counts') }),
  },
  AlertPage: { counts: ({ counts }) => counts ?? { blocker: 0, warning: 0, info: 0 } },
};
