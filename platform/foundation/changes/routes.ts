import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keyOutcome } from './keyOutcome.ts';
import { keyOutcomeShape } from './shape.ts';

/** Reports the outcome of a request whose response was lost (MONEY-10). */
export const idempotencyKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/idempotency_keys/outcome',
    {
      config: { ability: 'signedIn' },
      schema: {
        operationId: 'readKeyOutcome',
        summary:
          "Outcome of the caller's own request with an idempotency key, for a caller whose answer was lost",
        tags: ['idempotency keys'],
        querystring: z.strictObject({
          key: z.string().min(1).max(200).describe('Idempotency key that was sent'),
        }),
        response: { 200: keyOutcomeShape },
      },
    },
    ({ scope, query: { key } }) => keyOutcome(scope, key),
  );
};
