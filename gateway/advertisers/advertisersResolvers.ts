import { isSelected } from '../context/fieldSelection.ts';
import { namedCountries } from '../context/namedCountries.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { alertPage } from './alertsResolvers.ts';

/** Advertisers: their limits and last week in the billing currency, their figures, alerts and countries. */
export const advertiserResolvers: Resolvers = {
  Query: {
    async advertisers(_root, { filter, sort, page }, { rest, rows }, info) {
      const query = {
        ...pageQuery(page),
        status: filter?.status,
        search: filter?.search,
        sort: sortQuery(sort),
        expand: isSelected(info, 'counts') ? 'counts' : undefined,
      };
      const list = await rest.call('GET /api/advertisers', { query });
      for (const advertiser of list.items) rows.prime('GET /api/advertisers/{id}', advertiser.id, advertiser);
      return list;
    },
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
    stats: ({ id }, { filter }, { sources }) => sources.stats.ofAdvertiser(id, filter),
    alerts: ({ id }, args, { rest }, info) =>
      alertPage(rest, args, { advertiserId: id, counts: isSelected(info, 'counts') }),
  },
  AdvertiserPage: { counts: ({ counts }) => counts ?? { enabled: 0, disabled: 0 } },
};
