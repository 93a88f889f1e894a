import { route } from './route.ts';

export const brandsRoute = route({
  path: '/brands',
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'brands' },
});

export const productsRoute = route({
  path: '/products',
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'products' },
});

export const productSkusRoute = route({
  path: '/product-skus',
  ability: 'viewRewards',
  menu: { group: 'rewards', label: 'product_skus' },
});

export const brandRoute = route({ path: '/brands/:brandId', ability: 'viewRewards' });

export const brandProductsRoute = route({ path: '/brands/:brandId/products', ability: 'viewRewards' });

export const brandProductSkusRoute = route({ path: '/brands/:brandId/product-skus', ability: 'viewRewards' });

export const productRoute = route({
  path: '/brands/:brandId/products/:productId',
  query: ['sku'],
  ability: 'viewRewards',
});

export const productNewRoute = route({ path: '/products/new', ability: 'createRewards' });

export const brandProductNewRoute = route({
  path: '/brands/:brandId/products/new',
  ability: 'createRewards',
});

export const productSkuNewRoute = route({ path: '/product-skus/new', ability: 'createRewards' });

export const brandProductSkuNewRoute = route({
  path: '/brands/:brandId/product-skus/new',
  ability: 'createRewards',
});

export const productProductSkuNewRoute = route({
  path: '/brands/:brandId/products/:productId/product-skus/new',
  ability: 'createRewards',
});
