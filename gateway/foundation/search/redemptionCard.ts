/** A card of the search index, by the redemption that issued it; its facts are null if the index has none. */
export interface RedemptionCardRow {
  __typename: 'RedemptionCard';
  /** Id of the card's redemption. */
  id: string;
  [fact: string]: unknown;
}

/** A card as the record has it: stitching reads its facts from the index, with one call per request. */
export const cardOfRedemption = (redemptionId: string): RedemptionCardRow => ({
  __typename: 'RedemptionCard',
  id: redemptionId,
});

/** A card without a known balance. */
export const untoldCard = (redemptionId: string): RedemptionCardRow => ({
  ...cardOfRedemption(redemptionId),
  balance: null,
  currency: null,
  operations: null,
});
