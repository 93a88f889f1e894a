import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { addressRate } from '../../foundation/http/limits/buckets.ts';
import { invalidField, notFound } from '../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { answerSearch } from './answer.ts';
import { PUBLIC_DOCUMENTS, publicCatalogue, publicSkus } from './publicCatalogue.ts';

/** High enough for an office behind one address, too low for a program that copies the catalog in a loop. */
const RATE = { perSecond: 20, burst: 300 };

/** Cost of the list of all SKUs, where a page costs 1. */
const LIST_COST = 20;

const question = z.strictObject({
  documentId: z.string().max(64),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

const skusShape = responseSchema('PublicSkus', z.object({ skus: z.array(z.string()) }));

/** The public index: only our own documents, on what one seller has published. 404 if there is no public catalog. */
export const publicRoutes: FastifyPluginAsyncZod<{ database: Database; seller: string | null }> = async (
  app,
  { database, seller },
) => {
  const catalogue = publicCatalogue(database, seller);
  const take = addressRate(RATE);

  async function visitorOf(request: FastifyRequest, points: number): Promise<Scope> {
    take(request.ip, points);
    const { 'accept-language': language } = request.headers;
    const visitor = await catalogue.visitor({ id: request.id, language });
    if (!visitor) throw notFound();
    return visitor;
  }

  app.post(
    '/public/catalogue',
    {
      config: { ability: 'public' },
      schema: {
        operationId: 'publicCatalogue',
        summary: 'The public catalog: runs one of its trusted documents by SHA-256, with variables',
        tags: ['search'],
        body: question,
      },
    },
    async (request, reply) => {
      const visitor = await visitorOf(request, 1);
      const { documentId, variables } = request.body;
      const query = PUBLIC_DOCUMENTS.get(documentId);
      if (query === undefined) throw invalidField('documentId', 'unknown_document');
      const answer = await answerSearch(database.db, visitor, { query, variables });
      for (const error of answer.failures) request.log.error({ err: error }, 'search failed');
      return reply.code(answer.status).send(answer.body);
    },
  );

  app.get(
    '/public/catalogue/skus',
    {
      config: { ability: 'public' },
      schema: {
        operationId: 'listPublicSkus',
        summary: 'SKUs of the public catalog, the first 50,000, for a sitemap',
        tags: ['search'],
        response: { 200: skusShape },
      },
    },
    async (request) => ({ skus: await publicSkus(await visitorOf(request, LIST_COST)) }),
  );
};
