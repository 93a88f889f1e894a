import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { productOptionsShape, productQuery, searchProducts } from './search.ts';

/** Products a discount can be given on. */
export const productRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/products',
    {
      config: { ability: ['viewDiscounts', 'editDiscounts'] },
      schema: {
        operationId: 'searchProducts',
        summary: 'Products on sale by id or name',
        tags: ['products'],
        querystring: productQuery,
        response: { 200: productOptionsShape },
      },
    },
    ({ scope, query }) => searchProducts(scope, query),
  );
};
