import { z } from 'zod';
import { mediaSetItem, mediaSetItems } from '../../../schema/catalog/mediaSets.ts';
import { endpoints, get, put } from '../../foundation/endpoints/endpoints.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idList } from '../../foundation/http/requests.ts';
import { mediaSetList, mediaSetShape } from './shape.ts';
import { listMediaSets, readMediaSet, saveMediaSet } from './store.ts';

const draft = z.strictObject({ items: mediaSetItems(snakeCased(mediaSetItem)) });

/** Pictures of brands, products and SKUs (MEDIA-4). */
export const mediaSetEndpoints = endpoints(
  {
    tag: 'media sets',
    view: { ability: 'viewRewards' },
    edit: { ability: ['editRewards', 'createRewards'] },
  },
  {
    listMediaSets: get('/api/media_sets', {
      summary: 'Sets of pictures by their ids',
      query: z.strictObject({ ids: idList }),
      answer: mediaSetList,
      run: async ({ scope, query }) => ({ items: await listMediaSets(scope, query.ids) }),
    }),
    readMediaSet: get('/api/media_sets/:id', {
      summary: 'One set of pictures',
      answer: mediaSetShape,
      run: ({ scope, id }) => readMediaSet(scope, id),
    }),
    saveMediaSet: put('/api/media_sets/:id', {
      summary: 'Replaces the pictures of a set; pictures left out are removed',
      body: draft,
      answer: mediaSetShape,
      run: ({ scope, id, version, body }) => saveMediaSet(scope, id, { version, items: body.items }),
    }),
  },
);
