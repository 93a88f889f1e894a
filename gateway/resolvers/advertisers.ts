import { isSelected } from '../graph/fieldSelection.ts';
import type { AdvertiserJson, MoneyJson } from '../graph/models.ts';
import { orRefusal, orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';
import { namedCountries } from '../search/namedCountries.ts';

/** Advertisers: what their names in SDL cannot say by themselves. */
export const advertiserResolvers: Resolvers = {
  Query: {
    advertisers: (_root, { filter, sort, page }, { sources }, info) =>
      sources.advertisers.page({ filter, sort, page, withCounts: isSelected(info, 'counts') }),
    advertiser: (_root, { id }, { sources }) => sources.advertisers.byId(id),
  },
  Advertiser: {
    balance: ({ balance, balance_currency: currency }) => money(balance, currency),
    budgetAlerts: ({ budget_alerts: limits, billing_currency: currency }) =>
      limits && { alert_1: money(limits.alert_1, currency), alert_2: money(limits.alert_2, currency) },
    last7Days: ({ redemptions, billing_currency: currency }) => ({
      redeemed: redemptions.last_7_days.states.redeemed,
      total_face_value: money(redemptions.last_7_days_budget.total_face_value, currency),
    }),
    avatarUrl: ({ medias }) => medias.avatar?.url ?? null,
    operatingCountries: ({ operating_countries: codes }, _args, context, info) =>
      namedCountries(codes, context, info),
    stats: ({ id }, { filter }, { sources }) => sources.stats.ofAdvertiser(id, filter),
    alerts: ({ id }, { filter, page }, { sources }, info) =>
      sources.alerts.page({ filter, page, advertiserId: id, withCounts: isSelected(info, 'counts') }),
  },
  Mutation: {
    createAdvertiser: (_root, { input }, { sources }) =>
      orRefusal(
        sources.advertisers
          .create(input)
          .then((advertiser) => ({ __typename: 'CreateAdvertiserSuccess' as const, advertiser })),
      ),
    updateAdvertiser: (_root, { input }, { sources }) => saved(sources.advertisers.update(input)),
    updateBudgetAlerts: (_root, { input }, { sources }) =>
      saved(sources.advertisers.updateBudgetAlerts(input)),
  },
};

function saved(call: Promise<AdvertiserJson>) {
  const success = call.then((advertiser) => ({ __typename: 'UpdateAdvertiserSuccess' as const, advertiser }));
  return orStale<Awaited<typeof success>, AdvertiserJson, 'StaleAdvertiser'>(success, 'StaleAdvertiser');
}

function money(amount: string | null, currency: string): MoneyJson | null {
  return amount === null ? null : { amount, currency };
}
