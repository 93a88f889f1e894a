import type { ApolloCache } from '@apollo/client';

/** Drops the fetched lists of promotions: one of them has changed, or there is another one. */
export function invalidatePromotions(cache: ApolloCache, advertiserId: string): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'promotions' });
  cache.evict({ id: `Advertiser:${advertiserId}`, fieldName: 'promotions' });
}
