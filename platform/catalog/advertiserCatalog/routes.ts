import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendCsv } from '../../foundation/http/csv.ts';
import { idParams } from '../../foundation/http/requests.ts';
import { catalogFile, catalogPageQuery, catalogQuery, listAdvertiserCatalog } from './list.ts';
import { catalogPageShape } from './shape.ts';

const tags = ['advertiser catalog'];

/** Products that an advertiser's promotions offer from their reward groups; read-only. */
export const advertiserCatalogRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/advertisers/:id/catalog',
    {
      config: { ability: 'viewCatalog' },
      schema: {
        operationId: 'listAdvertiserCatalog',
        summary: "Products that an advertiser's promotions offer through their reward groups",
        tags,
        params: idParams,
        querystring: catalogPageQuery,
        response: { 200: catalogPageShape },
      },
    },
    ({ scope, params, query }) => listAdvertiserCatalog(scope, params.id, query),
  );

  app.get(
    '/api/advertisers/:id/catalog.csv',
    {
      config: { ability: 'viewCatalog' },
      schema: {
        operationId: 'exportAdvertiserCatalog',
        summary: 'The same as a CSV file',
        tags,
        params: idParams,
        querystring: catalogQuery,
      },
    },
    async ({ scope, params, query }, reply) => sendCsv(reply, await catalogFile(scope, params.id, query)),
  );
};
