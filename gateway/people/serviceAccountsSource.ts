import { newServiceAccount, serviceAccountDraft } from '../../schema/people/serviceAccounts.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  CreateServiceAccountInput,
  EndServiceAccountInput,
  EndServiceAccountSecretInput,
  QueryServiceAccountsArgs,
  RotateServiceAccountSecretInput,
  UpdateServiceAccountInput,
} from '../sdl/types.generated.ts';

const NEW = newServiceAccount.keyof().options;
const DRAFT = serviceAccountDraft.keyof().options;

/** The only file that knows `/service_accounts`. */
export function serviceAccountSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/service_accounts/{id}', { path: { id } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    page: async ({ filter, page }: QueryServiceAccountsArgs) =>
      rest.call('GET /api/service_accounts', {
        query: { ...pageQuery(page), search: filter?.search, status: filter?.status },
      }),
    create: ({ idempotencyKey, dryRun, organizationId = null, ...draft }: CreateServiceAccountInput) =>
      rest.call('POST /api/service_accounts', {
        body: toRest({ ...draft, organizationId }, NEW),
        idempotencyKey,
        dryRun,
      }),
    update: ({ id, version, dryRun, ...draft }: UpdateServiceAccountInput) =>
      rest.call('PUT /api/service_accounts/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
    rotate: ({ id, version, oldSecretHours, dryRun }: RotateServiceAccountSecretInput) =>
      rest.call('POST /api/service_accounts/{id}/rotate', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: { old_secret_hours: oldSecretHours },
      }),
    endSecret: ({ id, version, secretId, dryRun }: EndServiceAccountSecretInput) =>
      rest.call('DELETE /api/service_accounts/{id}/secrets/{secretId}', {
        path: { id, secretId },
        ifMatch: version,
        dryRun,
      }),
    end: ({ id, version, dryRun }: EndServiceAccountInput) =>
      rest.call('DELETE /api/service_accounts/{id}', { path: { id }, ifMatch: version, dryRun }),
  };
}
