import DataLoader from 'dataloader';
import { memberDraft, newMember } from '../../schema/rules/members.ts';
import type { MemberJson } from '../graph/models.ts';
import { orNull } from '../graph/mutationResults.ts';
import type {
  CreateMemberInput,
  MemberFilter,
  PageInput,
  UpdateMemberInput,
} from '../graph/resolvers.generated.ts';
import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

const NEW = newMember.keyof().options;
const DRAFT = memberDraft.keyof().options;

/** The only file that knows `/members` and the organizations and advertisers they can be given. */
export function memberSource(rest: RestClient) {
  const byId = new DataLoader<string, MemberJson | null>((ids) =>
    Promise.all(ids.map((id) => orNull(rest.call('GET /api/members/{id}', { path: { id } })))),
  );
  return {
    byId: (id: string) => byId.load(id),
    async page(filter: MemberFilter | null | undefined, page: PageInput | null | undefined) {
      const { search, role, status } = filter ?? {};
      const query = { ...pageQuery(page), search, role, status };
      return toPage(await rest.call('GET /api/members', { query }));
    },
    create: (draft: CreateMemberInput) => rest.call('POST /api/members', { body: toRest(draft, NEW) }),
    async update({ id, version, ...draft }: UpdateMemberInput): Promise<MemberJson> {
      const call = { path: { id }, ifMatch: version, body: toRest(draft, DRAFT) };
      const saved = await rest.call('PUT /api/members/{id}', call);
      byId.clear(id).prime(id, saved);
      return saved;
    },
    organizations: async () => (await rest.call('GET /api/organizations')).items,
    async offered(id: string, search: string) {
      const call = { path: { id }, query: { search } };
      return (await rest.call('GET /api/organizations/{id}/advertisers', call)).items;
    },
  };
}
