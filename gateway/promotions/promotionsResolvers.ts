import { namedCountries } from '../context/namedCountries.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';
import { rewardBySku } from '../foundation/search/reward.ts';

/** Promotions of advertisers, and their rewards. */
export const promotionResolvers: Resolvers = {
  Query: {
    promotions: (_root, args, { sources }) => sources.promotions.page(args),
    promotion: (_root, { id }, { sources }) => sources.promotions.byId(id),
  },
  Advertiser: {
    promotions: ({ id }, args, { sources }) => sources.promotions.pageOf(id, args),
  },
  Promotion: {
    advertiserId: ({ client }) => client.id,
    advertiserName: ({ client }) => client.name,
    advertiser: ({ client }, _args, { sources }) => sources.advertisers.byId(client.id),
    experienceId: ({ experience }) => experience.id,
    experienceName: ({ experience }) => experience.name,
    experience: ({ experience }, _args, { sources }) => sources.experiences.byId(experience.id),
    colors: ({ colors }) => Object.entries(colors).map(([part, color]) => ({ part, color })),
    stats: ({ id }, { filter }, { sources }) =>
      sources.stats.ofPromotion(id, { filter, ownTimezone: sources.accounts.ownTimezone }),
    rewards: ({ id }, args, { sources }) => sources.promotions.rewards(id, args),
  },
  PromotionRestrictions: {
    countries: ({ countries }, _args, context, info) => namedCountries(countries, context, info),
  },
  PromotionReward: {
    catalogueEntry: ({ sku }) => rewardBySku(sku),
    names: ({ usual_name, names }, { locales }) => locales.map((locale) => names[locale] ?? usual_name),
  },
  SavePromotionRewardStatusSuccess: {
    promotion: ({ reward }, _args, { sources }) => sources.promotions.byId(reward.promotion_id),
  },
  Mutation: {
    createPromotion: (_root, { input }, { sources }) => sources.promotions.create(input),
    updatePromotion: (_root, { input }, { sources }) => sources.promotions.update(input),
    choosePromotionRewards: (_root, { input }, { sources }) => sources.promotions.chooseRewards(input),
    savePromotionRewardStatus: (_root, { input }, { sources }) => sources.promotions.saveRewardStatus(input),
  },
};
