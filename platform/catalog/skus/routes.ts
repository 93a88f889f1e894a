import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dimensionValues } from '../../../schema/catalog/dimensions.ts';
import { newSku, skuDraft } from '../../../schema/catalog/skus.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { ifMatch, maybeKeyed } from '../../foundation/http/requests.ts';
import { createSku } from './create.ts';
import { listSkus, skuQuery } from './list.ts';
import { savedSku, sku, skuDimensionsShape, skuPage } from './shape.ts';
import { readSku, saveSkuDimensions, updateSku } from './store.ts';

const tags = ['skus'];
const view = { ability: 'viewRewards' } as const;
const edit = { ability: 'editRewards' } as const;
const params = z.strictObject({ sku: z.string().max(60) });
const newSkuBody = snakeCased(newSku.extend({ dimensionValues: dimensionValues.default({}) }));
const valuesBody = snakeCased(z.strictObject({ dimensionValues }));

/** SKUs of products: what can be given, one value each. */
export const skuRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/skus',
    {
      config: view,
      schema: {
        operationId: 'listSkus',
        summary: 'SKUs of an organization, a brand or a product',
        tags,
        querystring: skuQuery,
        response: { 200: skuPage },
      },
    },
    ({ scope, query }) => listSkus(scope, query),
  );

  app.get(
    '/api/skus/:sku',
    {
      config: view,
      schema: { operationId: 'readSku', summary: 'One SKU', tags, params, response: { 200: sku.schema } },
    },
    ({ scope, params }) => readSku(scope, params.sku),
  );

  app.post(
    '/api/products/:id/skus',
    {
      config: { ability: 'createRewards' },
      schema: {
        operationId: 'createSku',
        summary: 'Creates a SKU of a product, enabled; the platform generates its id',
        tags,
        params: z.strictObject({ id: z.string().max(60) }),
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: newSkuBody,
        response: { 201: sku.schema },
      },
    },
    async ({ scope, params, headers, body }, reply) =>
      reply
        .code(201)
        .send(await createSku(scope, params.id, { draft: body, key: headers['idempotency-key'] })),
  );

  app.put(
    '/api/skus/:sku',
    {
      config: { ...edit, repeatedKeys: { computed: ['state', 'fallback_description'] } },
      schema: {
        operationId: 'updateSku',
        summary: 'Saves a SKU; omitted fields keep their values',
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(skuDraft),
        response: { 200: savedSku },
      },
    },
    ({ scope, params, headers, body }) =>
      updateSku(scope, params.sku, { version: headers['if-match'], draft: body }),
  );

  app.get(
    '/api/skus/:sku/dimension_values',
    {
      config: view,
      schema: {
        operationId: 'readSkuDimensions',
        summary: 'Dimension values of a SKU',
        tags,
        params,
        response: { 200: skuDimensionsShape },
      },
    },
    ({ scope, params }) => readSku(scope, params.sku),
  );

  app.put(
    '/api/skus/:sku/dimension_values',
    {
      config: edit,
      schema: {
        operationId: 'saveSkuDimensions',
        summary: 'Saves the dimension values of a SKU; a SKU with a variable value has none',
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: valuesBody,
        response: { 200: sku.schema },
      },
    },
    ({ scope, params, headers, body }) =>
      saveSkuDimensions(scope, params.sku, { version: headers['if-match'], ...body }),
  );
};
