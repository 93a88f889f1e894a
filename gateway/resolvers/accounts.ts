import { orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** People: the caller, accounts and what they are notified of. */
export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { sources }) => sources.accounts.viewer(),
    account: (_root, { id }, { sources }) => sources.accounts.byId(id),
  },
  Account: { settings: ({ id }, _args, { sources }) => sources.accounts.settings(id) },
  AccountSettings: {
    alertSeverityBudget: ({ subscriptions }) => subscriptions.alert_severity_budget,
    alertDailySummary: ({ subscriptions }) => subscriptions.alert_daily_summary,
  },
  SubscriptionChannel: { waiting: ({ status, state }) => status === 'on' && state === 'pending' },
  Mutation: {
    updateAccount: (_root, { input }, { sources }) =>
      orStale(
        sources.accounts
          .update(input)
          .then((account) => ({ __typename: 'UpdateAccountSuccess' as const, account })),
        'StaleAccount',
      ),
    updateAccountSettings: (_root, { input }, { sources }) =>
      orStale(
        sources.accounts
          .updateSettings(input)
          .then((settings) => ({ __typename: 'UpdateAccountSettingsSuccess' as const, settings })),
        'StaleAccountSettings',
      ),
  },
};
