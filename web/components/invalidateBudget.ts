import type { ApolloCache } from '@apollo/client';

/** Fields of an advertiser, beside its budget's own, that follow what is credited, asked for or decided. */
const FIELDS = [
  ...['openAllocation', 'openAllocations', 'committedAllocations', 'committedAllocationsSummary'],
  'alerts',
];

/**
 * After money of an advertiser moved, or was asked for: its figures came with the answer; its transactions, what explains the figures, its
 * allocations and every list that shows one of them are asked for again when they are next looked at.
 */
export function invalidateBudget(cache: ApolloCache, advertiserId: string): void {
  const budget = cache.identify({ __typename: 'Budget', id: advertiserId });
  const advertiser = cache.identify({ __typename: 'Advertiser', id: advertiserId });
  for (const fieldName of ['lines', 'explain']) if (budget) cache.evict({ id: budget, fieldName });
  for (const fieldName of FIELDS) if (advertiser) cache.evict({ id: advertiser, fieldName });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'advertisers' });
}

/** A line of a budget is new: the allocations report is asked for again. A decided one stays where it is seen. */
export function invalidateAllocationsReport(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'allocationsReport' });
  invalidateRequestsToDecide(cache);
}

/** Other requests wait than before: how many is asked for again. */
export function invalidateRequestsToDecide(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'requestsToDecide' });
}
