import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import type {
  CreateCredentialInput,
  DeleteCredentialInput,
  PageInput,
  UpdateCredentialInput,
} from '../sdl/types.generated.ts';

/** The only file that knows `/credentials`. */
export function credentialSource(rest: RestClient) {
  return {
    page: async (id: string, page: PageInput | null | undefined) =>
      rest.call('GET /api/advertisers/{id}/credentials', { path: { id }, query: pageQuery(page) }),
    create: ({ advertiserId: id, name, idempotencyKey, dryRun }: CreateCredentialInput) =>
      rest.call('POST /api/advertisers/{id}/credentials', {
        path: { id },
        body: { name },
        idempotencyKey,
        dryRun,
      }),
    update: ({ id, version, name, dryRun }: UpdateCredentialInput) =>
      rest.call('PUT /api/credentials/{id}', { path: { id }, ifMatch: version, body: { name }, dryRun }),
    delete: ({ id, dryRun }: DeleteCredentialInput) =>
      rest.call('DELETE /api/credentials/{id}', { path: { id }, dryRun }),
  };
}
