import type { Resolvers } from '../../context/resolvers.generated.ts';

/** Commands on one redemption, and the messages about it. */
export const redemptionCommandResolvers: Resolvers = {
  Redemption: {
    deliveries: ({ id }, _args, { sources }) => sources.redemptionCommands.deliveries(id),
  },
  Mutation: {
    revealRedemptionLink: (_root, { input }, { sources }) => sources.redemptionCommands.revealLink(input),
    retryRedemption: (_root, { input }, { sources }) => sources.redemptionCommands.retry(input),
    resetRedemption: (_root, { input }, { sources }) => sources.redemptionCommands.reset(input),
    cancelRedemption: (_root, { input }, { sources }) => sources.redemptionCommands.cancel(input),
    reverseRedemption: (_root, { input }, { sources }) => sources.redemptionCommands.reverse(input),
    blockRedemption: (_root, { input }, { sources }) => sources.redemptionCommands.block(input),
    refundRedemption: (_root, { input }, { sources }) => sources.redemptionCommands.refund(input),
    replaceRedemption: (_root, { input }, { sources }) => sources.redemptionCommands.replace(input),
    setRedemptionUser: (_root, { input }, { sources }) => sources.redemptionCommands.setUser(input),
    updateRedemptionAddress: (_root, { input }, { sources }) =>
      sources.redemptionCommands.updateAddress(input),
    updateRedemptionUser: (_root, { input }, { sources }) => sources.redemptionCommands.updateUser(input),
  },
};
