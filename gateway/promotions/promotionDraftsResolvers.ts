import type { Resolvers } from '../context/resolvers.generated.ts';
import { rewardBySku } from '../foundation/search/reward.ts';

/** Drafts of promotions, and the other data of the wizard. */
export const promotionDraftResolvers: Resolvers = {
  Query: {
    isPortalDomainTaken: (_root, args, { sources }) => sources.promotionDrafts.isDomainTaken(args),
  },
  PromotionDraftReward: { catalogueEntry: ({ sku }) => rewardBySku(sku) },
  Mutation: {
    savePromotionDraft: (_root, { input }, { sources }) => sources.promotionDrafts.save(input),
    duplicatePromotion: (_root, { input }, { sources }) => sources.promotionDrafts.duplicate(input),
  },
};
