import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { answerSearch } from './answer.ts';
import type { FindCards } from './cards.ts';
import { catalogSearchShape, type SearchKeys } from './searchKey.ts';

const MAX_DOCUMENT = 20_000;

const body = z.strictObject({
  query: z.string().min(1).max(MAX_DOCUMENT),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

/** The search index: its own GraphQL, in its own conventions (design: the contract). What a caller sees of the catalog its organization decides; cards are found among the redemptions that it sees. */
export const searchRoutes: FastifyPluginAsyncZod<{
  database: Database;
  keys: SearchKeys;
  findCards: FindCards;
}> = async (app, { database, keys, findCards }) => {
  await app.register(
    endpoints(
      { tag: 'search', view: { ability: 'viewCatalog' } },
      {
        readSearchKey: get('/api/organizations/mine/search_key', {
          summary: "Index name of the caller's organization, and a key that searches what it publishes",
          answer: catalogSearchShape,
          run: ({ scope }) => keys.make(scope.organizationId ?? '0'),
        }),
      },
    ),
  );

  app.post(
    '/api/graphql',
    {
      config: { ability: 'signedIn' },
      schema: {
        operationId: 'searchIndex',
        summary: 'The search index, in GraphQL; introspection is open to signed-in callers',
        tags: ['search'],
        body,
      },
    },
    async (request, reply) => {
      const answer = await answerSearch(database.db, request.scope, { ...request.body, findCards });
      for (const error of answer.failures) request.log.error({ err: error }, 'search failed');
      return reply.code(answer.status).send(answer.body);
    },
  );
};
