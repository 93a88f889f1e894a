import DataLoader from 'dataloader';
import type { AllocationJson, AllocationPageJson, CommittedAllocationsSummaryJson } from '../graph/models.ts';
import { orNull } from '../graph/mutationResults.ts';
import type {
  AllocationType,
  CreateAllocationInput,
  PageInput,
  UpdateAllocationInput,
} from '../graph/resolvers.generated.ts';
import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { orderByKeys } from '../rest/orderByKeys.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

const TERMS = ['externalId', 'description', 'expirationDatetime', 'noExpiration'] as const;
const REWARD = ['sku', 'quantity', 'sellingPrice'] as const;

/** What a list of allocations can be asked for. */
export interface AllocationListQuery {
  type: AllocationType;
  search?: string | null | undefined;
  page?: PageInput | null | undefined;
}

/** The only file that knows `/allocations`; a list of advertisers asks once. */
export function allocationSource(rest: RestClient) {
  const openOf = new DataLoader<string, AllocationJson | null>(
    async (ids) => {
      const [id] = ids;
      if (ids.length === 1 && id) {
        const path = { id };
        return [await orNull(rest.call('GET /api/advertisers/{id}/open_allocation_with_rewards', { path }))];
      }
      const { items } = await rest.call('GET /api/allocations', { query: { advertiser_ids: ids } });
      return orderByKeys(ids, items, (allocation) => allocation.advertiser_id);
    },
    { maxBatchSize: 100 },
  );
  const summaryOf = new DataLoader<string, CommittedAllocationsSummaryJson | null>(
    async (ids) => {
      const [id] = ids;
      if (ids.length === 1 && id) {
        const path = { id };
        return [await orNull(rest.call('GET /api/advertisers/{id}/committed_allocations_summary', { path }))];
      }
      const query = { advertiser_ids: ids };
      const { items } = await rest.call('GET /api/committed_allocations_summaries', { query });
      return orderByKeys(ids, items, (summary) => summary.id);
    },
    { maxBatchSize: 100 },
  );
  /** Something was decided or asked for: figures are asked for again. */
  const forget = (advertiserId: string) => {
    openOf.clear(advertiserId);
    summaryOf.clear(advertiserId);
  };

  return {
    forget,
    openOf: (advertiserId: string) => openOf.load(advertiserId),
    summaryOf: (advertiserId: string) => summaryOf.load(advertiserId),
    byId: (advertiserId: string, allocationId: string): Promise<AllocationJson | null> =>
      orNull(
        rest.call('GET /api/advertisers/{id}/allocations/{allocationId}', {
          path: { id: advertiserId, allocationId },
        }),
      ),
    /** Null when the advertiser is not there or not the caller's. */
    async page(
      advertiserId: string,
      { type, search, page }: AllocationListQuery,
    ): Promise<AllocationPageJson | null> {
      const query = { ...pageQuery(page), type, search: search || undefined, expand: 'allocations' };
      const path = { id: advertiserId };
      const list = await orNull(rest.call('GET /api/advertisers/{id}/allocations', { path, query }));
      return list && toPage(list);
    },
    async create({
      advertiserId,
      idempotencyKey,
      dryRun,
      type,
      amount,
      rewards,
      ...terms
    }: CreateAllocationInput) {
      const made = await rest.call('POST /api/advertisers/{id}/allocations', {
        path: { id: advertiserId },
        idempotencyKey,
        query: { dry_run: dryRun ? true : undefined },
        body: {
          ...toRest(terms, TERMS),
          type,
          ...(amount == null ? {} : { amount }),
          ...(rewards == null ? {} : { rewards: rewards.map((reward) => toRest(reward, REWARD)) }),
        },
      });
      forget(advertiserId);
      return made;
    },
    async update({
      advertiserId,
      id,
      version,
      dryRun,
      requestedAmount,
      rewards,
      ...terms
    }: UpdateAllocationInput) {
      const saved = await rest.call('PUT /api/advertisers/{id}/allocations/{allocationId}', {
        path: { id: advertiserId, allocationId: id },
        ifMatch: version,
        query: { dry_run: dryRun ? true : undefined },
        body: {
          ...toRest(terms, TERMS),
          ...(requestedAmount == null ? {} : { requested_amount: requestedAmount }),
          ...(rewards == null ? {} : { rewards: rewards.map((reward) => toRest(reward, REWARD)) }),
        },
      });
      forget(advertiserId);
      return saved;
    },
  };
}
