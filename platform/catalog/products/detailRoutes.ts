import { z } from 'zod';
import { dimensionConfiguration, dimensionValues } from '../../../schema/catalog/dimensions.ts';
import { newPublication, publicationDraft } from '../../../schema/catalog/publications.ts';
import { endpoints, file, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import type { MediaStorage } from '../../foundation/media/storage/storage.ts';
import { saveProductDimensions } from './dimensions.ts';
import {
  createPublication,
  listPublications,
  publication,
  publicationsShape,
  updatePublication,
} from './publications.ts';
import { product } from './shape.ts';
import { specimen, specimenQuery } from './specimen.ts';

const dimensionsBody = z.strictObject({
  dimensionConfigurations: z.array(dimensionConfiguration).max(30),
  dimensionValues: dimensionValues.default({}),
});

const params = { id: z.string().max(60) };

/** Details of a product besides its fields: its dimensions, and its sellers. */
export const productDetailEndpoints = ({ storage }: { storage: MediaStorage }) =>
  endpoints(
    { tag: 'publications', view: { ability: 'viewRewards' }, edit: { ability: 'editRewards' } },
    {
      saveProductDimensions: put('/api/products/:id/dimension_configurations', {
        summary: 'Saves the dimensions of a product, and its values for those that do not vary',
        tag: 'products',
        access: { ability: ['createRewards', 'editRewards'] },
        params,
        body: dimensionsBody,
        answer: product.schema,
        run: ({ scope, id, version, body }) => saveProductDimensions(scope, id, { version, draft: body }),
      }),
      previewRedemptionPdf: file('/api/products/:id/preview_redemption_pdf', {
        summary:
          "Preview of a recipient's voucher for a product or one of its SKUs, as a PDF with a sample code",
        tag: 'products',
        params,
        query: specimenQuery,
        run: async ({ scope, id, query, reply }) => {
          const { name, file } = await specimen(scope, storage, { id, ...query });
          return reply
            .type('application/pdf')
            .header('content-disposition', `attachment; filename="${name}"`)
            .header('cache-control', 'no-store')
            .send(file);
        },
      }),
      listPublications: get('/api/products/:id/publication_statuses', {
        summary:
          'Where a product is offered; callers other than operator staff see only their own organization',
        params,
        answer: publicationsShape,
        run: ({ scope, id }) => listPublications(scope, id),
      }),
      createPublication: post('/api/products/:id/publication_statuses', {
        summary: 'Offers a product at a seller',
        params,
        body: newPublication,
        answer: publication.schema,
        run: ({ scope, id, body }) => createPublication(scope, id, body),
      }),
      updatePublication: put('/api/publication_statuses/:id', {
        summary: 'Saves where a product is offered; a private offer is never published',
        body: publicationDraft,
        answer: publication.schema,
        run: ({ scope, id, version, body }) => updatePublication(scope, id, { version, draft: body }),
      }),
    },
  );
