import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { nullIfNotFound } from '../foundation/rest/refusal.ts';
import { declaredNames } from '../foundation/rest/restName.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  AllocatedRewardChange,
  AllocationRewardInput,
  CreateAllocationInput,
  UpdateAllocationInput,
} from '../sdl/types.generated.ts';

const TERMS = ['externalId', 'description', 'expiresAt', 'noExpiration'] as const;
const CREATE = declaredNames('CreateAllocationInput');
const UPDATE = declaredNames('UpdateAllocationInput');
const REWARD = ['sku', 'quantity', 'sellingPrice'] as const;

/** Allocations of several advertisers at once, and changes in which null means that a value is not named. */
export function allocationSource(rest: RestClient) {
  const openOf = rowLoader(rest, {
    one: (id) => rest.call('GET /api/advertisers/{id}/open_allocation_with_rewards', { path: { id } }),
    many: (ids) => rest.call('GET /api/allocations', { query: { advertiser_ids: ids } }),
    keyOf: (allocation) => allocation.advertiser_id,
  });
  const summaryOf = rowLoader(rest, {
    one: (id) => rest.call('GET /api/advertisers/{id}/committed_allocations_summary', { path: { id } }),
    many: (ids) => rest.call('GET /api/committed_allocations_summaries', { query: { advertiser_ids: ids } }),
  });
  return {
    openOf: (advertiserId: string) => openOf.load(advertiserId),
    summaryOf: (advertiserId: string) => summaryOf.load(advertiserId),
    byId: (advertiserId: string, allocationId: string) =>
      nullIfNotFound(
        rest.call('GET /api/advertisers/{id}/allocations/{allocationId}', {
          path: { id: advertiserId, allocationId },
        }),
      ),
    create: ({
      advertiserId: id,
      idempotencyKey,
      dryRun,
      type,
      amount,
      rewards,
      ...terms
    }: CreateAllocationInput) =>
      rest.call('POST /api/advertisers/{id}/allocations', {
        path: { id },
        idempotencyKey,
        dryRun,
        names: CREATE.names,
        body: {
          ...toRest(terms, TERMS, CREATE.restNames),
          type,
          ...(amount == null ? {} : { amount }),
          ...rewardsBody(rewards),
        },
      }),
    update: ({
      advertiserId,
      id: allocationId,
      version,
      dryRun,
      requestedAmount,
      rewards,
      ...terms
    }: UpdateAllocationInput) =>
      rest.call('PUT /api/advertisers/{id}/allocations/{allocationId}', {
        path: { id: advertiserId, allocationId },
        ifMatch: version,
        dryRun,
        names: UPDATE.names,
        body: {
          ...toRest(terms, TERMS, UPDATE.restNames),
          ...(requestedAmount == null ? {} : { requested_amount: requestedAmount }),
          ...rewardsBody(rewards),
        },
      }),
  };
}

/** Rewards as REST spells them; nothing if the input does not name them. */
function rewardsBody(rewards: readonly (AllocationRewardInput | AllocatedRewardChange)[] | null | undefined) {
  return rewards == null ? {} : { rewards: rewards.map((reward) => toRest(reward, REWARD)) };
}
