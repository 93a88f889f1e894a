import type { RestClient } from '../rest/client.ts';

/** The only file that knows `/products`. */
export function productSource(rest: RestClient) {
  return {
    options: async (search: string) =>
      (await rest.call('GET /api/products/on_sale', { query: { search } })).items,
  };
}
