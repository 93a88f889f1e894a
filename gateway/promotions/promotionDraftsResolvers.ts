import type { Resolvers } from '../context/resolvers.generated.ts';
import { rewardBySku } from '../foundation/search/reward.ts';

/** Drafts of promotions, and the other data of the wizard. */
export const promotionDraftResolvers: Resolvers = {
  Query: {
    promotionDraft: (_root, { advertiserId }, { sources }) => sources.promotionDrafts.of(advertiserId),
    rewardStates: (_root, args, { sources }) => sources.promotionDrafts.rewardStates(args),
    isPortalDomainTaken: (_root, args, { sources }) => sources.promotionDrafts.isDomainTaken(args),
  },
  PromotionDraft: {
    experience: ({ experience_id: id }, _args, { sources }) =>
      id === null ? null : sources.experiences.byId(id),
  },
  PromotionDraftReward: { catalogueEntry: ({ sku }) => rewardBySku(sku) },
  Mutation: {
    savePromotionDraft: (_root, { input }, { sources }) => sources.promotionDrafts.save(input),
    deletePromotionDraft: (_root, { input }, { sources }) => sources.promotionDrafts.delete(input),
    duplicatePromotion: (_root, { input }, { sources }) => sources.promotionDrafts.duplicate(input),
  },
};
