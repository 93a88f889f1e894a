import { memberDraft, newMember } from '../../schema/people/members.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  CreateMemberInput,
  QueryMembersArgs,
  SendMemberLinkInput,
  UnbindMemberInput,
  UpdateMemberInput,
  WithdrawInvitationInput,
} from '../sdl/types.generated.ts';

const NEW = newMember.keyof().options;
const DRAFT = memberDraft.keyof().options;

/** The only file that knows `/members`, and the organizations and advertisers that can be assigned to a member. */
export function memberSource(rest: RestClient) {
  const byId = rowLoader(rest, { one: (id) => rest.call('GET /api/members/{id}', { path: { id } }) });
  return {
    byId: (id: string) => byId.load(id),
    page: async ({ filter, page }: QueryMembersArgs) =>
      rest.call('GET /api/members', {
        query: { ...pageQuery(page), search: filter?.search, role: filter?.role, status: filter?.status },
      }),
    create: ({ dryRun, ...draft }: CreateMemberInput) =>
      rest.call('POST /api/members', { dryRun, body: toRest(draft, NEW) }),
    sendLink: ({ id, dryRun }: SendMemberLinkInput) =>
      rest.call('POST /api/members/{id}/send_link', { path: { id }, dryRun }),
    withdrawInvitation: ({ id, dryRun }: WithdrawInvitationInput) =>
      rest.call('POST /api/members/{id}/withdraw_invitation', { path: { id }, dryRun }),
    unbind: ({ id, dryRun }: UnbindMemberInput) =>
      rest.call('POST /api/members/{id}/unbind', { path: { id }, dryRun }),
    update: ({ id, version, dryRun, ...draft }: UpdateMemberInput) =>
      rest.call('PUT /api/members/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
    organizations: async (search: string | undefined) =>
      (await rest.call('GET /api/organizations', { query: { search } })).items,
    advertisersOf: async (id: string, search: string) =>
      (await rest.call('GET /api/organizations/{id}/advertisers', { path: { id }, query: { search } })).items,
  };
}
