import type { RestClient } from '../foundation/rest/client.ts';
import { nullIfNotFound } from '../foundation/rest/refusal.ts';
import type { QueryRewardOptionsArgs } from '../sdl/types.generated.ts';

/** The only file that knows `/rewards`. */
export function rewardSource(rest: RestClient) {
  return {
    /** Null when the advertiser does not exist or the caller may not see it. */
    async options({ advertiserId, mode, search }: QueryRewardOptionsArgs) {
      const query = { advertiser_id: advertiserId, mode, search };
      return (await nullIfNotFound(rest.call('GET /api/rewards', { query })))?.items ?? null;
    },
  };
}
