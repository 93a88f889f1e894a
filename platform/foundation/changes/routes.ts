import { z } from 'zod';
import { endpoints, get } from '../endpoints/endpoints.ts';
import { keyOutcome } from './keyOutcome.ts';
import { keyOutcomeShape } from './shape.ts';

/** Reports the outcome of a request whose response was lost (MONEY-10). */
export const idempotencyKeyEndpoints = endpoints(
  { tag: 'idempotency keys', view: { ability: 'signedIn' } },
  {
    readKeyOutcome: get('/api/idempotency_keys/outcome', {
      summary:
        "Outcome of the caller's own request with an idempotency key, for a caller whose answer was lost",
      query: z.strictObject({
        key: z.string().min(1).max(200).describe('Idempotency key that was sent'),
      }),
      answer: keyOutcomeShape,
      run: ({ scope, query: { key } }) => keyOutcome(scope, key),
    }),
  },
);
