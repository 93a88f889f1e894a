import type { Resolvers } from '../context/resolvers.generated.ts';

/** Filter values of the reports. */
export const reportChoiceResolvers: Resolvers = {
  Query: { reportChoices: (_root, args, { sources }) => sources.reportChoices.list(args) },
};
