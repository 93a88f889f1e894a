import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { brandDraft, newBrand } from '../../../schema/catalog/brands.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { ifMatch } from '../../foundation/http/requests.ts';
import { brandQuery, listBrands } from './list.ts';
import { brand, brandPage } from './shape.ts';
import { createBrand, readBrand, updateBrand } from './store.ts';

const tags = ['brands'];
const view = { ability: 'viewRewards' } as const;
const edit = { ability: 'editRewards', staffOnly: true } as const;
const params = z.strictObject({ id: z.string().max(40) });

/** Brands of the catalogue: readable by users who manage rewards, writable by operator staff alone (BRAND-9). */
export const brandRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/brands',
    {
      config: view,
      schema: {
        operationId: 'listBrands',
        summary: 'Brands of the catalogue',
        tags,
        querystring: brandQuery,
        response: { 200: brandPage },
      },
    },
    ({ scope, query }) => listBrands(scope, query),
  );

  app.get(
    '/api/brands/:id',
    {
      config: view,
      schema: {
        operationId: 'readBrand',
        summary: 'One brand',
        tags,
        params,
        response: { 200: brand.schema },
      },
    },
    ({ scope, params }) => readBrand(scope, params.id),
  );

  app.post(
    '/api/brands',
    {
      config: edit,
      schema: {
        operationId: 'createBrand',
        summary: 'Creates a brand',
        tags,
        querystring: dryRunQuery,
        body: snakeCased(newBrand),
        response: { 201: brand.schema },
      },
    },
    async ({ scope, body }, reply) => reply.code(201).send(await createBrand(scope, body)),
  );

  app.put(
    '/api/brands/:id',
    {
      config: { ...edit, repeatedKeys: { computed: ['logo_url', 'display_status'] } },
      schema: {
        operationId: 'updateBrand',
        summary: 'Saves a brand; omitted fields keep their values',
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(brandDraft),
        response: { 200: brand.schema },
      },
    },
    ({ scope, params, headers, body }) =>
      updateBrand(scope, params.id, { version: headers['if-match'], draft: body }),
  );
};
