import type {
  CreateCredentialInput,
  DeleteCredentialInput,
  PageInput,
  UpdateCredentialInput,
} from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

/** The only file that knows `/credentials`. */
export function credentialSource(rest: RestClient) {
  const tried = (isTried: boolean | null | undefined) => ({ dry_run: isTried ? true : undefined });
  return {
    async ofAdvertiser(id: string, page: PageInput | null | undefined) {
      const call = { path: { id }, query: pageQuery(page) };
      const list = await rest.call('GET /api/advertisers/{id}/credentials', call);
      return { ...toPage(list), is_external_issuer: list.is_external_issuer };
    },
    create: ({ advertiserId, name, idempotencyKey, dryRun }: CreateCredentialInput) =>
      rest.call('POST /api/advertisers/{id}/credentials', {
        path: { id: advertiserId },
        query: tried(dryRun),
        body: { name },
        idempotencyKey,
      }),
    update: ({ id, version, name, dryRun }: UpdateCredentialInput) =>
      rest.call('PUT /api/credentials/{id}', {
        path: { id },
        query: tried(dryRun),
        ifMatch: version,
        body: { name },
      }),
    delete: ({ id, dryRun }: DeleteCredentialInput) =>
      rest.call('DELETE /api/credentials/{id}', { path: { id }, query: tried(dryRun) }),
  };
}
