import type { Resolvers } from '../context/resolvers.generated.ts';

/** Texts on the screens of promotions. */
export const promotionScreenResolvers: Resolvers = {
  Promotion: {
    screens: ({ id }, args, { sources }) => sources.promotionScreens.of(id, args),
  },
  PromotionScreen: {
    texts: ({ texts }) => Object.entries(texts).map(([key, text]) => ({ key, text })),
  },
  Mutation: {
    savePromotionScreens: (_root, { input }, { sources }) => sources.promotionScreens.save(input),
  },
};
