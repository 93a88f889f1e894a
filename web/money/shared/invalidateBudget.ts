import type { ApolloCache } from '@apollo/client';

/** Fields of an advertiser, besides its budget, that depend on credits, requests and decisions. */
const FIELDS = [
  ...['openAllocation', 'openAllocations', 'committedAllocations', 'committedAllocationsSummary'],
  'alerts',
];

/**
 * After money of an advertiser was moved or requested: its figures came with the response; its transactions, the explanations of figures, its
 * allocations and every list that shows one of them are refetched when they are next shown.
 */
export function invalidateBudget(cache: ApolloCache, advertiserId: string): void {
  const budget = cache.identify({ __typename: 'Budget', id: advertiserId });
  const advertiser = cache.identify({ __typename: 'Advertiser', id: advertiserId });
  for (const fieldName of ['lines', 'explain']) if (budget) cache.evict({ id: budget, fieldName });
  for (const fieldName of FIELDS) if (advertiser) cache.evict({ id: advertiser, fieldName });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'advertisers' });
}

/** A budget has a new line: the allocations report is refetched. A decided line stays where it is shown. */
export function invalidateAllocationsReport(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'allocationsReport' });
  invalidateRequestsToDecide(cache);
}

/** The set of waiting requests changed: their number is refetched. */
export function invalidateRequestsToDecide(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'requestsToDecide' });
}
