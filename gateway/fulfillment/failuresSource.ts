import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import type { QueryDeliveryFailureGroupsArgs, QueryDeliveryFailuresArgs } from '../sdl/types.generated.ts';

/** The only file that knows `/delivery_failures`. */
export function failureSource(rest: RestClient) {
  return {
    groups: ({ advertiserIds }: QueryDeliveryFailureGroupsArgs) =>
      rest.call('GET /api/delivery_failures', { query: { advertiser_ids: advertiserIds ?? undefined } }),
    page: ({ filter, page }: QueryDeliveryFailuresArgs) =>
      rest.call('GET /api/delivery_failures/lines', {
        query: {
          ...pageQuery(page),
          advertiser_ids: filter?.advertiserIds ?? undefined,
          kind: filter?.kind,
          reason: filter?.reason,
        },
      }),
  };
}
