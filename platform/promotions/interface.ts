// Interface of `promotions`: other capabilities import only these names, and its tables and routes.
export {
  asShownPromotion,
  asShownReward,
  SHOWN_REWARD_ROW,
  type ShownLook,
  type ShownRewardRow,
  shownLook,
  shownReward,
  writtenTexts,
} from './promotionScreens/situation.ts';
export { foldCounts } from './promotions/countFold.ts';
export { offerJoin, offerSource, offerStateBesidesCodes, offersOf } from './promotions/offers/offerShape.ts';
export { publishPromotionMoments } from './promotions/publishMoments.ts';
