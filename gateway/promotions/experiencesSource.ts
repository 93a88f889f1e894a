import type { RestClient } from '../foundation/rest/client.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';

/** The only file that knows `/experiences`. */
export function experienceSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/experiences/{id}', { path: { id } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    all: async (search: string | null | undefined) =>
      (await rest.call('GET /api/experiences', { query: { search: search || undefined } })).items,
  };
}
