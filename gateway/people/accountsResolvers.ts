import type { Resolvers } from '../context/resolvers.generated.ts';

/** People: the caller, accounts and their notifications. */
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
  NotificationSubscriptionChannel: { waiting: ({ status, state }) => status === 'on' && state === 'pending' },
  Mutation: {
    updateAccount: (_root, { input }, { sources }) => sources.accounts.update(input),
    updateAccountSettings: (_root, { input }, { sources }) => sources.accounts.updateSettings(input),
  },
};
