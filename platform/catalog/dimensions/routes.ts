import { MANDATORY_DIMENSIONS } from '../../../schema/catalog/dimensions.ts';
import { PRODUCT_TYPES } from '../../../schema/catalog/products.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { productTypeName } from './productTypeName.ts';
import { dimensionsShape, productTypesShape } from './shape.ts';
import { dimensionQuery, listDimensions } from './store.ts';

/** Dimensions that distinguish products, and those that product types require. */
export const dimensionEndpoints = endpoints(
  { tag: 'dimensions', view: { ability: 'viewRewards' } },
  {
    listDimensions: get('/api/dimensions', {
      summary: 'Dimensions of products, with their selectable values',
      query: dimensionQuery,
      answer: dimensionsShape,
      run: ({ scope, query }) => listDimensions(scope, query),
    }),
    listProductTypes: get('/api/product_types', {
      summary: 'Product types with their mandatory dimensions',
      answer: productTypesShape,
      run: ({ scope: { locale } }) => ({
        items: PRODUCT_TYPES.map((id) => ({
          id,
          name: productTypeName(locale, id),
          mandatory_dimensions: [...MANDATORY_DIMENSIONS[id]],
        })),
      }),
    }),
  },
);
