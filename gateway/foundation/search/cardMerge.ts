import { mergeByKey } from './mergeByKey.ts';
import { type RedemptionCardRow, untoldCard } from './redemptionCard.ts';

/** Our side of a card is its redemption; the index asks the card's provider for the balance. */
export const cardMerge = mergeByKey<RedemptionCardRow>({
  key: 'id',
  fieldName: 'redemptionCards',
  argument: 'redemptionIds',
  unknown: untoldCard,
});
