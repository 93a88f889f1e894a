import { z } from 'zod';
import { dimensionValues } from '../../../schema/catalog/dimensions.ts';
import { newSku, skuDraft } from '../../../schema/catalog/skus.ts';
import { endpoints, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import { createSku } from './create.ts';
import { listSkus, skuQuery } from './list.ts';
import { savedSku, sku, skuDimensionsShape, skuPage } from './shape.ts';
import { readSku, saveSkuDimensions, updateSku } from './store.ts';

const newSkuBody = newSku.extend({ dimensionValues: dimensionValues.default({}) });
const valuesBody = z.strictObject({ dimensionValues });

/** SKUs of products: what can be given, one value each. */
export const skuEndpoints = endpoints(
  {
    tag: 'skus',
    view: { ability: 'viewRewards' },
    edit: { ability: 'editRewards' },
    params: { sku: z.string().max(60) },
  },
  {
    listSkus: get('/api/skus', {
      summary: 'SKUs of an organization, a brand or a product',
      query: skuQuery,
      answer: skuPage,
      run: ({ scope, query }) => listSkus(scope, query),
    }),
    readSku: get('/api/skus/:sku', {
      summary: 'One SKU',
      answer: sku.schema,
      run: ({ scope, sku }) => readSku(scope, sku),
    }),
    createSku: post('/api/products/:id/skus', {
      summary: 'Creates a SKU of a product, enabled; the platform generates its id',
      access: { ability: 'createRewards' },
      params: { id: z.string().max(60) },
      key: 'optional',
      body: newSkuBody,
      answer: sku.schema,
      run: ({ scope, id, key, body }) => createSku(scope, id, { draft: body, key }),
    }),
    updateSku: put('/api/skus/:sku', {
      summary: 'Saves a SKU; omitted fields keep their values',
      computed: ['state', 'fallback_description'],
      body: skuDraft,
      answer: savedSku,
      run: ({ scope, sku, version, body }) => updateSku(scope, sku, { version, draft: body }),
    }),
    readSkuDimensions: get('/api/skus/:sku/dimension_values', {
      summary: 'Dimension values of a SKU',
      answer: skuDimensionsShape,
      run: ({ scope, sku }) => readSku(scope, sku),
    }),
    saveSkuDimensions: put('/api/skus/:sku/dimension_values', {
      summary: 'Saves the dimension values of a SKU; a SKU with a variable value has none',
      body: valuesBody,
      answer: sku.schema,
      run: ({ scope, sku, version, body }) => saveSkuDimensions(scope, sku, { version, ...body }),
    }),
  },
);
