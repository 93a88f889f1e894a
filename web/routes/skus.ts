import { route } from './route.ts';

/** The third tab of reward management: the SKUs of all products. */
export const skuListRoute = route({
  path: '/product-skus',
  query: ['search', 'sku', 'status', 'order_by', 'order', 'page'],
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'product_skus' },
});

/** A new SKU of any product. */
export const skuNewRoute = route({ path: '/product-skus/new', query: ['step'], ability: 'createRewards' });

/** A new SKU of one of a brand's products. */
export const brandSkuNewRoute = route({
  path: '/brands/:brandId/product-skus/new',
  query: ['step'],
  ability: 'createRewards',
});

/** A new SKU of one product. */
export const productSkuNewRoute = route({
  path: '/brands/:brandId/products/:productId/product-skus/new',
  query: ['step'],
  ability: 'createRewards',
});

/** One SKU of a product. */
export const skuRoute = route({
  path: '/brands/:brandId/products/:productId/product-skus/:sku',
  ability: 'viewRewards',
});
