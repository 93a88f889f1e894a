import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { providersShape } from './shape.ts';
import { providers } from './table.ts';

/** Possible providers of SKUs (PRODUCT-64): visible to operator staff alone. */
export const providerEndpoints = endpoints(
  { tag: 'providers', view: { ability: ['viewRewards', 'redemptionsAdmin'], staffOnly: true } },
  {
    listProviders: get('/api/providers', {
      summary: 'Providers of SKUs by name, for operator staff',
      answer: providersShape,
      run: ({ scope }) =>
        scope.read(async (tx) => ({
          items: await tx
            .select({ id: providers.id, name: providers.name })
            .from(providers)
            .orderBy(providers.name, providers.id),
        })),
    }),
  },
);
