import type { RestClient } from './rest/client.ts';

/** The only file that knows `/idempotency_keys`. */
export function idempotencyKeySource(rest: RestClient) {
  return {
    outcome: (key: string) => rest.call('GET /api/idempotency_keys/outcome', { query: { key } }),
  };
}
