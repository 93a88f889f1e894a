import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { providersShape } from './shape.ts';
import { providers } from './table.ts';

/** Possible providers of SKUs (PRODUCT-64): visible to operator staff alone. */
export const providerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/providers',
    {
      config: { ability: ['viewRewards', 'redemptionsAdmin'], staffOnly: true },
      schema: {
        operationId: 'listProviders',
        summary: 'Providers of SKUs by name, for operator staff',
        tags: ['providers'],
        response: { 200: providersShape },
      },
    },
    ({ scope }) =>
      scope.read(async (tx) => ({
        items: await tx
          .select({ id: providers.id, name: providers.name })
          .from(providers)
          .orderBy(providers.name, providers.id),
      })),
  );
};
