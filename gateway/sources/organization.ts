import type { OrganizationJson } from '../graph/models.ts';
import type { RestClient } from '../rest/client.ts';

/** The only file that knows `/organizations`. */
export function organizationSource(rest: RestClient) {
  let mine: Promise<OrganizationJson> | undefined;
  return {
    /** The caller's own, asked for once a request. */
    mine() {
      mine ??= rest.call('GET /api/organizations/mine');
      return mine;
    },
  };
}
