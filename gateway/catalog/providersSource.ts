import type { RestClient } from '../foundation/rest/client.ts';

/** The only file that knows `/providers`. */
export function providerSource(rest: RestClient) {
  return {
    all: async () => (await rest.call('GET /api/providers')).items,
  };
}
