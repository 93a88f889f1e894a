import type { ApolloCache } from '@apollo/client';

/**
 * After money of an advertiser moved: its figures came with the answer; its transactions, what explains the figures, its allocations
 * and every list sorted by balance are asked for again when they are next looked at.
 */
export function forgetBudget(cache: ApolloCache, advertiserId: string): void {
  const budget = cache.identify({ __typename: 'Budget', id: advertiserId });
  const advertiser = cache.identify({ __typename: 'Advertiser', id: advertiserId });
  for (const fieldName of ['lines', 'explain']) if (budget) cache.evict({ id: budget, fieldName });
  for (const fieldName of ['openAllocation', 'alerts'])
    if (advertiser) cache.evict({ id: advertiser, fieldName });
  for (const fieldName of ['advertisers', 'allocationsReport']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
