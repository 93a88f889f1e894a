import { namedCountries } from '../context/namedCountries.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';
import { rewardBySku } from '../foundation/search/reward.ts';

/** Promotions of advertisers, and their rewards. */
export const promotionResolvers: Resolvers = {
  Promotion: {
    advertiserId: ({ client }) => client.id,
    advertiserName: ({ client }) => client.name,
    experienceId: ({ experience }) => experience.id,
    experienceName: ({ experience }) => experience.name,
    colors: ({ colors }) => Object.entries(colors).map(([part, color]) => ({ part, color })),
    stats: ({ id }, { filter }, { sources }) => sources.stats.ofPromotion(id, filter),
    rewards: ({ id }, args, { sources }) => sources.promotions.rewards(id, args),
  },
  PromotionRestrictions: {
    countries: ({ countries }, _args, context, info) => namedCountries(countries, context, info),
  },
  PromotionReward: {
    catalogueEntry: ({ sku }) => rewardBySku(sku),
    names: ({ usual_name, names }, { locales }) => locales.map((locale) => names[locale] ?? usual_name),
  },
  Mutation: {
    createPromotion: (_root, { input }, { sources }) => sources.promotions.create(input),
    updatePromotion: (_root, { input }, { sources }) => sources.promotions.update(input),
  },
};
