import type { ApolloCache } from '@apollo/client';

/** Drops the cached lists of advertisers: their rows and counts have changed. */
export function invalidateAdvertiserLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'advertisers' });
}
