import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MANDATORY_DIMENSIONS } from '../../../schema/catalog/dimensions.ts';
import { PRODUCT_TYPES } from '../../../schema/catalog/products.ts';
import { productTypeName } from './productTypeName.ts';
import { dimensionsShape, productTypesShape } from './shape.ts';
import { dimensionQuery, listDimensions } from './store.ts';

const config = { ability: 'viewRewards' } as const;
const tags = ['dimensions'];

/** Dimensions that distinguish products, and those that product types require. */
export const dimensionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/dimensions',
    {
      config,
      schema: {
        operationId: 'listDimensions',
        summary: 'Dimensions of products, with their selectable values',
        tags,
        querystring: dimensionQuery,
        response: { 200: dimensionsShape },
      },
    },
    ({ scope, query }) => listDimensions(scope, query),
  );

  app.get(
    '/api/product_types',
    {
      config,
      schema: {
        operationId: 'listProductTypes',
        summary: 'Product types with their mandatory dimensions',
        tags,
        response: { 200: productTypesShape },
      },
    },
    async ({ scope: { locale } }) => ({
      items: PRODUCT_TYPES.map((id) => ({
        id,
        name: productTypeName(locale, id),
        mandatory_dimensions: [...MANDATORY_DIMENSIONS[id]],
      })),
    }),
  );
};
