import type { Resolvers } from '../context/resolvers.generated.ts';

/** People: the caller, accounts and their notifications. */
export const accountResolvers: Resolvers = {
  AccountSettings: {
    alertSeverityBudget: ({ subscriptions }) => subscriptions.alert_severity_budget,
    alertDailySummary: ({ subscriptions }) => subscriptions.alert_daily_summary,
  },
  NotificationSubscriptionChannel: { waiting: ({ status, state }) => status === 'on' && state === 'pending' },
};
