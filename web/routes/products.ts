import { route } from './route.ts';

/** The second tab of reward management: the products of all brands. */
export const productListRoute = route({
  path: '/products',
  query: ['search', 'sku', 'status', 'order_by', 'order', 'page'],
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'products' },
});

/** One product with its SKUs; `sku` filters them by a part of the SKU. */
export const productRoute = route({
  path: '/brands/:brandId/products/:productId',
  query: ['search', 'sku', 'status', 'order_by', 'order', 'page'],
  ability: 'viewRewards',
});

/** A new product of any brand. */
export const productNewRoute = route({ path: '/products/new', query: ['step'], ability: 'createRewards' });

/** A new product of one brand. */
export const brandProductNewRoute = route({
  path: '/brands/:brandId/products/new',
  query: ['step'],
  ability: 'createRewards',
});
