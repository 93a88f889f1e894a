import type { MemberJson } from '../graph/models.ts';
import { orRefusal, orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Account management: lists leave the advertisers out, so they are read with the account. */
export const memberResolvers: Resolvers = {
  Query: {
    members: (_root, { filter, page }, { sources }) => sources.members.page(filter, page),
    member: (_root, { id }, { sources }) => sources.members.byId(id),
    organizations: (_root, _args, { sources }) => sources.members.organizations(),
    organizationAdvertisers: (_root, { organizationId, search }, { sources }) =>
      sources.members.offered(organizationId, search),
  },
  Member: {
    advertisers: async ({ id, advertisers }, _args, { sources }) =>
      advertisers ?? (await sources.members.byId(id))?.advertisers ?? [],
  },
  Mutation: {
    createMember: (_root, { input }, { sources }) =>
      orRefusal(
        sources.members
          .create(input)
          .then((created) => ({ __typename: 'CreateMemberSuccess' as const, ...created })),
      ),
    updateMember: (_root, { input }, { sources }) => {
      const success = sources.members
        .update(input)
        .then((member) => ({ __typename: 'UpdateMemberSuccess' as const, member }));
      return orStale<Awaited<typeof success>, MemberJson, 'StaleMember'>(success, 'StaleMember');
    },
  },
};
