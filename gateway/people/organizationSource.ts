import { askOnce } from '../foundation/rest/askOnce.ts';
import type { RestClient } from '../foundation/rest/client.ts';

/** Organizations: the caller's own, and those that offer products. */
export function organizationSource(rest: RestClient) {
  return {
    mine: askOnce(rest, () => rest.call('GET /api/organizations/mine')),
    /** Organizations whose catalogue the caller may see. */
    sellers: async () => (await rest.call('GET /api/sellers')).items,
  };
}
