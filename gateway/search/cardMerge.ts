import { mergeByKey } from './mergeByKey.ts';
import { type RedemptionCardRow, untoldCard } from './redemptionCard.ts';

/** A card of ours is a redemption; the index asks who gave it what is left. */
export const cardMerge = mergeByKey<RedemptionCardRow>({
  key: 'id',
  fieldName: 'redemptionCards',
  argument: 'redemptionIds',
  unknown: untoldCard,
});
