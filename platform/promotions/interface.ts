// What other capabilities may import of `promotions`, besides its tables and routes.
export {
  asShownPromotion,
  asShownReward,
  type ShownLook,
  type ShownRewardRow,
  shownLook,
  shownReward,
  writtenTexts,
} from './promotionScreens/situation.ts';
export { foldCounts } from './promotions/countFold.ts';
export { offerJoin, offerSource, offerStateBesidesCodes, offersOf } from './promotions/offers/offerShape.ts';
