import { askOnce } from '../rest/askOnce.ts';
import type { RestClient } from '../rest/client.ts';

/** The only file that knows `/organizations/mine`. */
export function organizationSource(rest: RestClient) {
  return { mine: askOnce(rest, () => rest.call('GET /api/organizations/mine')) };
}
