import { isSelected } from '../context/fieldSelection.ts';
import { namedCountries } from '../context/namedCountries.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';

/** Advertisers: their limits and last week in the billing currency, their figures, alerts and countries. */
export const advertiserResolvers: Resolvers = {
  Query: {
    advertisers: (_root, args, { sources }, info) =>
      sources.advertisers.page(args, { counts: isSelected(info, 'counts') }),
    advertiserOptions: (_root, args, { sources }) => sources.advertisers.options(args),
    advertiser: (_root, { id }, { sources }) => sources.advertisers.byId(id),
  },
  Advertiser: {
    budgetAlerts: ({ budget_alerts: limits, billing_currency: currency }) =>
      limits && { ...limits, currency },
    last7Days: ({ redemptions, billing_currency: currency }) => ({
      redeemed: redemptions.last_7_days.states.redeemed,
      total_face_value: redemptions.last_7_days_budget.total_face_value,
      currency,
    }),
    avatarUrl: ({ medias }) => medias.avatar?.url ?? null,
    operatingCountries: ({ operating_countries: codes }, _args, context, info) =>
      namedCountries(codes, context, info),
    stats: ({ id }, { filter }, { sources }) =>
      sources.stats.ofAdvertiser(id, { filter, ownTimezone: sources.accounts.ownTimezone }),
    alerts: ({ id }, args, { sources }, info) =>
      sources.alerts.page(args, { advertiserId: id, counts: isSelected(info, 'counts') }),
  },
  AdvertiserPage: { counts: ({ counts }) => counts ?? { enabled: 0, disabled: 0 } },
  Mutation: {
    createAdvertiser: (_root, { input }, { sources }) => sources.advertisers.create(input),
    updateAdvertiser: (_root, { input }, { sources }) => sources.advertisers.update(input),
    updateBudgetAlerts: (_root, { input }, { sources }) => sources.advertisers.updateBudgetAlerts(input),
  },
};
