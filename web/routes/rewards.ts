import { route } from './route.ts';

export const brandsRoute = route({
  path: '/brands',
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'brands' },
  isPlanned: true,
});

export const productsRoute = route({
  path: '/products',
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'products' },
  isPlanned: true,
});

export const productSkusRoute = route({
  path: '/product-skus',
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'product_skus' },
  isPlanned: true,
});

export const brandRoute = route({ path: '/brands/:brandId', ability: 'viewRewards', isPlanned: true });

export const brandProductsRoute = route({
  path: '/brands/:brandId/products',
  ability: 'viewRewards',
  isPlanned: true,
});

export const brandProductSkusRoute = route({
  path: '/brands/:brandId/product-skus',
  ability: 'viewRewards',
  isPlanned: true,
});

export const productRoute = route({
  path: '/brands/:brandId/products/:productId',
  query: ['sku'],
  ability: 'viewRewards',
  isPlanned: true,
});

export const productNewRoute = route({ path: '/products/new', ability: 'createRewards', isPlanned: true });

export const brandProductNewRoute = route({
  path: '/brands/:brandId/products/new',
  ability: 'createRewards',
  isPlanned: true,
});

export const productSkuNewRoute = route({
  path: '/product-skus/new',
  ability: 'createRewards',
  isPlanned: true,
});

export const brandProductSkuNewRoute = route({
  path: '/brands/:brandId/product-skus/new',
  ability: 'createRewards',
  isPlanned: true,
});

export const productProductSkuNewRoute = route({
  path: '/brands/:brandId/products/:productId/product-skus/new',
  ability: 'createRewards',
  isPlanned: true,
});
