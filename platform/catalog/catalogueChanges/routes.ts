import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { catalogueChangeQuery, listCatalogueChanges } from './list.ts';
import { catalogueChangePage } from './shape.ts';

/** Additions, changes and removals in the catalog; read-only. */
export const catalogueChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/catalogue_changes',
    {
      config: { ability: ['viewRewards', 'viewCatalog'] },
      schema: {
        operationId: 'listCatalogueChanges',
        summary: 'Changes of the catalogue, newest first; with `since`, later changes, oldest first',
        tags: ['catalogue changes'],
        querystring: catalogueChangeQuery,
        response: { 200: catalogueChangePage },
      },
    },
    ({ scope, query }) => listCatalogueChanges(scope, query),
  );
};
