import { z } from 'zod';
import { brandDraft, newBrand } from '../../../schema/catalog/brands.ts';
import { endpoints, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import { brandQuery, listBrands } from './list.ts';
import { brand, brandPage } from './shape.ts';
import { createBrand, readBrand, updateBrand } from './store.ts';

/** Brands of the catalog: readable by users who manage rewards, writable by operator staff alone (BRAND-9). */
export const brandEndpoints = endpoints(
  {
    tag: 'brands',
    view: { ability: 'viewRewards' },
    edit: { ability: 'editRewards', staffOnly: true },
    params: { id: z.string().max(40) },
  },
  {
    listBrands: get('/api/brands', {
      summary: 'Brands of the catalog',
      query: brandQuery,
      answer: brandPage,
      run: ({ scope, query }) => listBrands(scope, query),
    }),
    readBrand: get('/api/brands/:id', {
      summary: 'One brand',
      answer: brand.schema,
      run: ({ scope, id }) => readBrand(scope, id),
    }),
    createBrand: post('/api/brands', {
      summary: 'Creates a brand',
      body: newBrand,
      answer: brand.schema,
      run: ({ scope, body }) => createBrand(scope, body),
    }),
    updateBrand: put('/api/brands/:id', {
      summary: 'Saves a brand; omitted fields keep their values',
      body: brandDraft,
      computed: ['logo_url', 'display_status'],
      answer: brand.schema,
      run: ({ scope, id, version, body }) => updateBrand(scope, id, { version, draft: body }),
    }),
  },
);
