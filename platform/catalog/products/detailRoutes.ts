import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dimensionConfiguration, dimensionValues } from '../../../schema/catalog/dimensions.ts';
import { newPublication, publicationDraft } from '../../../schema/catalog/publications.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idParams, ifMatch } from '../../foundation/http/requests.ts';
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

const params = z.strictObject({ id: z.string().max(60) });
const dimensionsBody = snakeCased(
  z.strictObject({
    dimensionConfigurations: z.array(dimensionConfiguration).max(30),
    dimensionValues: dimensionValues.default({}),
  }),
);

/** Details of a product besides its fields: its dimensions, and its sellers. */
export const productDetailRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (
  app,
  { storage },
) => {
  app.put(
    '/api/products/:id/dimension_configurations',
    {
      config: { ability: ['createRewards', 'editRewards'] },
      schema: {
        operationId: 'saveProductDimensions',
        summary: 'Saves the dimensions of a product, and its values for those that do not vary',
        tags: ['products'],
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: dimensionsBody,
        response: { 200: product.schema },
      },
    },
    ({ scope, params, headers, body }) =>
      saveProductDimensions(scope, params.id, { version: headers['if-match'], draft: body }),
  );

  app.get(
    '/api/products/:id/preview_redemption_pdf',
    {
      config: { ability: 'viewRewards' },
      schema: {
        operationId: 'previewRedemptionPdf',
        summary:
          "Preview of a recipient's voucher for a product or one of its SKUs, as a PDF with a sample code",
        tags: ['products'],
        params,
        querystring: specimenQuery,
      },
    },
    async ({ scope, params, query }, reply) => {
      const { name, file } = await specimen(scope, storage, { id: params.id, ...query });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(file);
    },
  );

  app.get(
    '/api/products/:id/publication_statuses',
    {
      config: { ability: 'viewRewards' },
      schema: {
        operationId: 'listPublications',
        summary:
          'Where a product is offered; callers other than operator staff see only their own organization',
        tags: ['publications'],
        params,
        response: { 200: publicationsShape },
      },
    },
    ({ scope, params }) => listPublications(scope, params.id),
  );

  app.post(
    '/api/products/:id/publication_statuses',
    {
      config: { ability: 'editRewards' },
      schema: {
        operationId: 'createPublication',
        summary: 'Offers a product at a seller',
        tags: ['publications'],
        params,
        querystring: dryRunQuery,
        body: snakeCased(newPublication),
        response: { 201: publication.schema },
      },
    },
    async ({ scope, params, body }, reply) =>
      reply.code(201).send(await createPublication(scope, params.id, body)),
  );

  app.put(
    '/api/publication_statuses/:id',
    {
      config: { ability: 'editRewards' },
      schema: {
        operationId: 'updatePublication',
        summary: 'Saves where a product is offered; a private offer is never published',
        tags: ['publications'],
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(publicationDraft),
        response: { 200: publication.schema },
      },
    },
    ({ scope, params, headers, body }) =>
      updatePublication(scope, params.id, { version: headers['if-match'], draft: body }),
  );
};
