import { z } from 'zod';
import { newProduct, productDraft } from '../../../schema/catalog/products.ts';
import { endpoints, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import { listProducts, productQuery } from './list.ts';
import { onSaleQuery, productOptionsShape, searchProducts } from './onSale.ts';
import { product, productPage, savedProduct } from './shape.ts';
import { similarProducts, similarProductsShape, similarQuery } from './similar.ts';
import { createProduct, readProduct, updateProduct } from './store.ts';

/** Products of the catalog: a list to choose discounts from, and their management. */
export const productEndpoints = endpoints(
  {
    tag: 'products',
    view: { ability: 'viewRewards' },
    edit: { ability: 'editRewards' },
    params: { id: z.string().max(60) },
  },
  {
    searchProducts: get('/api/products/on_sale', {
      summary: 'Products on sale by id or name',
      access: { ability: ['viewDiscounts', 'editDiscounts', 'editRedemptionsQuota'] },
      query: onSaleQuery,
      answer: productOptionsShape,
      run: ({ scope, query }) => searchProducts(scope, query),
    }),
    listProducts: get('/api/products', {
      summary: 'Products of the catalog',
      query: productQuery,
      answer: productPage,
      run: ({ scope, query }) => listProducts(scope, query),
    }),
    readProduct: get('/api/products/:id', {
      summary: 'One product',
      answer: product.schema,
      run: ({ scope, id }) => readProduct(scope, id),
    }),
    findSimilarProducts: get('/api/brands/:id/similar_products', {
      summary: "Possible conflicts of a new product with the brand's products: the same id or similar names",
      access: { ability: 'createRewards' },
      query: similarQuery,
      answer: similarProductsShape,
      run: ({ scope, id, query }) => similarProducts(scope, id, query),
    }),
    createProduct: post('/api/brands/:id/products', {
      summary: 'Creates a product of a brand; no seller offers it yet',
      access: { ability: 'createRewards' },
      body: newProduct,
      answer: product.schema,
      run: ({ scope, id, body }) => createProduct(scope, id, body),
    }),
    updateProduct: put('/api/products/:id', {
      summary: 'Saves a product; omitted fields keep their values',
      computed: ['state'],
      body: productDraft,
      answer: savedProduct,
      run: ({ scope, id, version, body }) => updateProduct(scope, id, { version, draft: body }),
    }),
  },
);
