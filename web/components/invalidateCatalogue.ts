import type { ApolloCache } from '@apollo/client';

/** Drops the fetched lists of products and SKUs: a status has changed. */
export function invalidateCatalogue(cache: ApolloCache): void {
  for (const fieldName of ['products', 'skus']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
