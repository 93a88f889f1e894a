import { route } from './route.ts';

/** Brands, products and SKUs of one brand are lists with their own addresses, which keep their state. */
const TABLE = ['search', 'sku', 'status', 'order_by', 'order', 'page'] as const;

/** The first tab of reward management: the brands. */
export const brandListRoute = route({
  path: '/brands',
  query: ['search', 'page'],
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'brands' },
});

/** One brand with its products. */
export const brandRoute = route({ path: '/brands/:brandId', query: TABLE, ability: 'viewRewards' });

/** The same screen, under the name of the tab. */
export const brandProductsRoute = route({
  path: '/brands/:brandId/products',
  query: TABLE,
  ability: 'viewRewards',
});

/** One brand with its SKUs. */
export const brandSkusRoute = route({
  path: '/brands/:brandId/product-skus',
  query: TABLE,
  ability: 'viewRewards',
});

/** Form of a new brand; the menu leads here where no administration site is configured (BRAND-10, SHELL-19). */
export const brandCreateRoute = route({
  path: '/admin/brands/new',
  ability: 'editRewards',
  operatorOnly: true,
});

/** Form to edit one brand. */
export const brandEditRoute = route({
  path: '/admin/brands/:brandId',
  ability: 'editRewards',
  operatorOnly: true,
});
