import type { Resolvers } from '../context/resolvers.generated.ts';

/** What filters of the reports choose from. */
export const reportChoiceResolvers: Resolvers = {
  Query: { reportChoices: (_root, args, { sources }) => sources.reportChoices.list(args) },
};
