import type { Resolvers } from '../context/resolvers.generated.ts';

/** Remedies for a line whose message did not arrive. */
export const recipientResolvers: Resolvers = {
  Mutation: {
    correctRecipient: (_root, { input }, { sources }) => sources.recipients.correct(input),
    resendDelivery: (_root, { input }, { sources }) => sources.recipients.resend(input),
  },
};
