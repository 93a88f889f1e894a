import type { RewardOptionJson } from '../graph/models.ts';
import { orNull } from '../graph/mutationResults.ts';
import type { QueryRewardOptionsArgs } from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';

/** The only file that knows `/rewards`. */
export function rewardSource(rest: RestClient) {
  return {
    /** Null when the advertiser is not there or not the caller's. */
    async options({
      advertiserId,
      mode,
      search,
    }: QueryRewardOptionsArgs): Promise<RewardOptionJson[] | null> {
      const query = { advertiser_id: advertiserId, mode, search };
      return (await orNull(rest.call('GET /api/rewards', { query })))?.items ?? null;
    },
  };
}
