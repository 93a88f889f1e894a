import type { Resolvers } from '../context/resolvers.generated.ts';

/** Budgets; one of a past moment has another identity than today's. */
export const budgetResolvers: Resolvers = {
  Advertiser: {
    budget: ({ id }, { asOf }, { sources }) => sources.budgets.ofAdvertiser(id, asOf ?? null),
  },
  Budget: {
    id: ({ id, as_of }) => (as_of === null ? id : `${id}@${as_of}`),
    advertiserId: ({ id }) => id,
    lines: (budget, args, { sources }) => sources.budgets.lines(budget, args),
  },
  Mutation: {
    updateBudgetLine: (_root, { input }, { sources }) => sources.budgets.updateLine(input),
  },
};
