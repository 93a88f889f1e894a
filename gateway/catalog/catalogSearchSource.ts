import type { RestClient } from '../foundation/rest/client.ts';

/** The only file that knows `/organizations/mine/search_key`. */
export function catalogSearchSource(rest: RestClient) {
  return { mine: () => rest.call('GET /api/organizations/mine/search_key') };
}
