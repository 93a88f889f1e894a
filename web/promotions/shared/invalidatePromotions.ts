import type { ApolloCache } from '@apollo/client';

/** Drops the cached lists of promotions: one was changed or added. */
export function invalidatePromotions(cache: ApolloCache, advertiserId: string): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'promotions' });
  cache.evict({ id: `Advertiser:${advertiserId}`, fieldName: 'promotions' });
}
