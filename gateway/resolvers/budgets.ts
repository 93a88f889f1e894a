import type { BudgetJson, BudgetLineJson, MoneyJson } from '../graph/models.ts';
import { orRefusal, orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Keys of a budget that hold an amount. */
type Amount = Exclude<
  keyof BudgetJson,
  'id' | 'as_of' | 'billing_currency' | 'allow_committed_allocation' | 'debit_pendings'
>;

const money =
  (key: Amount) =>
  (budget: BudgetJson): MoneyJson => ({ amount: budget[key], currency: budget.billing_currency });

/** Budgets: their amounts bear the billing currency, and one of a past moment is another than that of now. */
export const budgetResolvers: Resolvers = {
  Advertiser: {
    budget: ({ id }, { asOf }, { sources }) => sources.budgets.ofAdvertiser(id, asOf ?? null),
  },
  Budget: {
    id: ({ id, as_of }) => (as_of === null ? id : `${id}@${as_of}`),
    advertiserId: ({ id }) => id,
    total: money('total'),
    amount: money('amount'),
    unallocated: money('unallocated'),
    allocated: money('allocated'),
    pending: money('pending'),
    redemptionsPendingAmount: money('redemptions_pending_amount'),
    delivered: money('delivered'),
    expired: money('expired'),
    used: money('used'),
    balance: money('balance'),
    maxAdd: money('max_add'),
    maxRemove: money('max_remove'),
    requested: money('requested'),
    lines: (budget, args, { sources }) => sources.budgets.lines(budget, args),
  },
  BudgetLine: {
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  UpdateBudgetSuccess: {
    advertiser: ({ budget }, _args, { sources }) => sources.advertisers.byId(budget.id),
  },
  Mutation: {
    updateBudget: (_root, { input }, { sources }) =>
      orRefusal(
        sources.budgets.update(input).then((update) => {
          sources.advertisers.forget(update.budget.id);
          return { __typename: 'UpdateBudgetSuccess' as const, ...update };
        }),
      ),
    updateBudgetLine: (_root, { input }, { sources }) => {
      const success = sources.budgets
        .updateLine(input)
        .then((saved) => ({ __typename: 'UpdateBudgetLineSuccess' as const, ...saved }));
      return orStale<Awaited<typeof success>, BudgetLineJson, 'StaleBudgetLine'>(success, 'StaleBudgetLine');
    },
  },
};
