import { route } from './route.ts';

/** The third tab of reward management: the SKUs of all products. */
export const skuListRoute = route({
  path: '/product-skus',
  query: ['search', 'sku', 'status', 'order_by', 'order', 'page'],
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'product_skus' },
});

export const skuNewRoute = route({
  path: '/product-skus/new',
  ability: 'createRewards',
  isPlanned: true,
});

export const brandSkuNewRoute = route({
  path: '/brands/:brandId/product-skus/new',
  ability: 'createRewards',
  isPlanned: true,
});

export const productSkuNewRoute = route({
  path: '/brands/:brandId/products/:productId/product-skus/new',
  ability: 'createRewards',
  isPlanned: true,
});
