import type { Resolvers } from '../context/resolvers.generated.ts';

/** Account management. A list of members omits their advertisers, which are read with each member. */
export const memberResolvers: Resolvers = {
  Query: {
    members: (_root, args, { sources }) => sources.members.page(args),
    member: (_root, { id }, { sources }) => sources.members.byId(id),
    organizations: (_root, { search }, { sources }) => sources.members.organizations(search ?? undefined),
    organizationAdvertisers: (_root, { organizationId, search }, { sources }) =>
      sources.members.advertisersOf(organizationId, search),
  },
  Member: {
    advertisers: async ({ id, advertisers }, _args, { sources }) =>
      advertisers ?? (await sources.members.byId(id))?.advertisers ?? [],
  },
  Mutation: {
    createMember: (_root, { input }, { sources }) => sources.members.create(input),
    sendMemberLink: (_root, { input }, { sources }) => sources.members.sendLink(input),
    withdrawInvitation: (_root, { input }, { sources }) => sources.members.withdrawInvitation(input),
    unbindMember: (_root, { input }, { sources }) => sources.members.unbind(input),
    updateMember: (_root, { input }, { sources }) => sources.members.update(input),
  },
};
