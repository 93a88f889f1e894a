/** A card of the search index by the redemption that gave it; its facts are null where the index has none. */
export interface RedemptionCardRow {
  __typename: 'RedemptionCard';
  /** That of its redemption. */
  id: string;
  [fact: string]: unknown;
}

/** A card as the record knows of it: stitching asks the index for its facts, one call for all of a request. */
export const cardOfRedemption = (redemptionId: string): RedemptionCardRow => ({
  __typename: 'RedemptionCard',
  id: redemptionId,
});

/** A card without a known balance. */
export const untoldCard = (redemptionId: string): RedemptionCardRow => ({
  ...cardOfRedemption(redemptionId),
  ...{ balance: null, currency: null, operations: null },
});
