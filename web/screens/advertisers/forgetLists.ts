import type { ApolloCache } from '@apollo/client';

/** Forgets the fetched lists of advertisers: which rows belong to them, and how many there are, has changed. */
export function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'advertisers' });
}
