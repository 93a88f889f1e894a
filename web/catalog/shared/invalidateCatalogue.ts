import type { ApolloCache } from '@apollo/client';

/** Drops the cached lists of brands, products and SKUs: one of these has changed. */
export function invalidateCatalogue(cache: ApolloCache): void {
  for (const fieldName of ['brands', 'products', 'skus']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
