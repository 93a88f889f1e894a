import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mediaSetItem, mediaSetItems } from '../../../schema/catalog/mediaSets.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idList, idParams, ifMatch } from '../../foundation/http/requests.ts';
import { mediaSetList, mediaSetShape } from './shape.ts';
import { listMediaSets, readMediaSet, saveMediaSet } from './store.ts';

const tags = ['media sets'];
const view = { ability: 'viewRewards' } as const;
const params = idParams;
const draft = z.strictObject({ items: mediaSetItems(snakeCased(mediaSetItem)) });

/** Pictures of brands, products and SKUs (MEDIA-4). */
export const mediaSetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/media_sets',
    {
      config: view,
      schema: {
        operationId: 'listMediaSets',
        summary: 'Sets of pictures by their ids',
        tags,
        querystring: z.strictObject({ ids: idList }),
        response: { 200: mediaSetList },
      },
    },
    async ({ scope, query }) => ({ items: await listMediaSets(scope, query.ids) }),
  );

  app.get(
    '/api/media_sets/:id',
    {
      config: view,
      schema: {
        operationId: 'readMediaSet',
        summary: 'One set of pictures',
        tags,
        params,
        response: { 200: mediaSetShape },
      },
    },
    ({ scope, params }) => readMediaSet(scope, params.id),
  );

  app.put(
    '/api/media_sets/:id',
    {
      config: { ability: ['editRewards', 'createRewards'] },
      schema: {
        operationId: 'saveMediaSet',
        summary: 'Replaces the pictures of a set; pictures left out are removed',
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: draft,
        response: { 200: mediaSetShape },
      },
    },
    ({ scope, params, headers, body }) =>
      saveMediaSet(scope, params.id, { version: headers['if-match'], items: body.items }),
  );
};
