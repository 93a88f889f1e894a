import type {
  AllocatedRewardJson,
  AllocationJson,
  CommittedAllocationsSummaryJson,
  MoneyJson,
} from '../graph/models.ts';
import { orRefusal, orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

type Amount = `amount${'' | '_used' | '_pending' | '_available'}`;

const money =
  <Key extends Amount | 'requested_amount'>(key: Key) =>
  (row: { currency: string } & Record<Key, string>): MoneyJson => ({
    amount: row[key],
    currency: row.currency,
  });

const price =
  (key: 'selling_price' | 'amount' | 'amount_used') =>
  (reward: AllocatedRewardJson): MoneyJson | null => {
    const amount = reward[key];
    return amount === null ? null : { amount, currency: reward.currency };
  };

const summed = (key: Amount) => money<Amount>(key) as (row: CommittedAllocationsSummaryJson) => MoneyJson;
const held = (key: Amount | 'requested_amount') => money(key) as (row: AllocationJson) => MoneyJson;

/** Allocations: their amounts bear their currency, those of a list are asked for at once. */
export const allocationResolvers: Resolvers = {
  Advertiser: {
    openAllocation: ({ id }, _args, { sources }) => sources.allocations.openOf(id),
    openAllocations: ({ id }, args, { sources }) => sources.allocations.page(id, { ...args, type: 'open' }),
    committedAllocations: ({ id }, args, { sources }) =>
      sources.allocations.page(id, { ...args, type: 'committed' }),
    committedAllocationsSummary: ({ id }, _args, { sources }) => sources.allocations.summaryOf(id),
  },
  Query: {
    allocation: (_root, { advertiserId, id }, { sources }) => sources.allocations.byId(advertiserId, id),
  },
  Allocation: {
    amount: held('amount'),
    amountUsed: held('amount_used'),
    amountPending: held('amount_pending'),
    amountAvailable: held('amount_available'),
    requestedAmount: held('requested_amount'),
    requestMinimum: ({ request_minimum: amount, currency }) =>
      amount === null ? null : { amount, currency },
    allocatedRewards: async (allocation, _args, { sources }) =>
      allocation.allocated_rewards ??
      (await sources.allocations.byId(allocation.advertiser_id, allocation.id))?.allocated_rewards ??
      [],
  },
  AllocatedReward: {
    sellingPrice: price('selling_price'),
    amount: price('amount'),
    amountUsed: price('amount_used'),
  },
  WaitingRequest: {
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  RewardSummary: {
    faceValue: ({ face_value: amount, currency }) => ({ amount, currency }),
  },
  CommittedAllocationsSummary: {
    amount: summed('amount'),
    amountUsed: summed('amount_used'),
    amountPending: summed('amount_pending'),
    amountAvailable: summed('amount_available'),
  },
  CreateAllocationSuccess: {
    advertiser: ({ allocation }, _args, { sources }) => sources.advertisers.byId(allocation.advertiser_id),
  },
  UpdateAllocationSuccess: {
    advertiser: ({ allocation }, _args, { sources }) => sources.advertisers.byId(allocation.advertiser_id),
  },
  Mutation: {
    createAllocation: (_root, { input }, { sources }) =>
      orRefusal(
        sources.allocations
          .create(input)
          .then((made) => ({ __typename: 'CreateAllocationSuccess' as const, ...made })),
      ),
    updateAllocation: (_root, { input }, { sources }) => {
      const success = sources.allocations
        .update(input)
        .then((saved) => ({ __typename: 'UpdateAllocationSuccess' as const, ...saved }));
      return orStale<Awaited<typeof success>, AllocationJson, 'StaleAllocation'>(success, 'StaleAllocation');
    },
  },
};
