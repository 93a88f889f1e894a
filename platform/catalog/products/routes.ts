import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { newProduct, productDraft } from '../../../schema/catalog/products.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { ifMatch } from '../../foundation/http/requests.ts';
import { listProducts, productQuery } from './list.ts';
import { onSaleQuery, productOptionsShape, searchProducts } from './onSale.ts';
import { product, productPage, savedProduct } from './shape.ts';
import { similarProducts, similarProductsShape, similarQuery } from './similar.ts';
import { createProduct, readProduct, updateProduct } from './store.ts';

const tags = ['products'];
const params = z.strictObject({ id: z.string().max(60) });

/** Products of the catalog: a list to choose discounts from, and their management. */
export const productRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/products/on_sale',
    {
      config: { ability: ['viewDiscounts', 'editDiscounts', 'editRedemptionsQuota'] },
      schema: {
        operationId: 'searchProducts',
        summary: 'Products on sale by id or name',
        tags,
        querystring: onSaleQuery,
        response: { 200: productOptionsShape },
      },
    },
    ({ scope, query }) => searchProducts(scope, query),
  );

  app.get(
    '/api/products',
    {
      config: { ability: 'viewRewards' },
      schema: {
        operationId: 'listProducts',
        summary: 'Products of the catalogue',
        tags,
        querystring: productQuery,
        response: { 200: productPage },
      },
    },
    ({ scope, query }) => listProducts(scope, query),
  );

  app.get(
    '/api/products/:id',
    {
      config: { ability: 'viewRewards' },
      schema: {
        operationId: 'readProduct',
        summary: 'One product',
        tags,
        params,
        response: { 200: product.schema },
      },
    },
    ({ scope, params }) => readProduct(scope, params.id),
  );

  app.get(
    '/api/brands/:id/similar_products',
    {
      config: { ability: 'createRewards' },
      schema: {
        operationId: 'findSimilarProducts',
        summary:
          "Possible conflicts of a new product with the brand's products: the same id or similar names",
        tags,
        params,
        querystring: similarQuery,
        response: { 200: similarProductsShape },
      },
    },
    ({ scope, params, query }) => similarProducts(scope, params.id, query),
  );

  app.post(
    '/api/brands/:id/products',
    {
      config: { ability: 'createRewards' },
      schema: {
        operationId: 'createProduct',
        summary: 'Creates a product of a brand; no seller offers it yet',
        tags,
        params,
        querystring: dryRunQuery,
        body: snakeCased(newProduct),
        response: { 201: product.schema },
      },
    },
    async ({ scope, params, body }, reply) =>
      reply.code(201).send(await createProduct(scope, params.id, body)),
  );

  app.put(
    '/api/products/:id',
    {
      config: { ability: 'editRewards', repeatedKeys: { computed: ['state'] } },
      schema: {
        operationId: 'updateProduct',
        summary: 'Saves a product; omitted fields keep their values',
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(productDraft),
        response: { 200: savedProduct },
      },
    },
    ({ scope, params, headers, body }) =>
      updateProduct(scope, params.id, {
        version: headers['if-match'],
        draft: body,
      }),
  );
};
