/** A reward of the search index by its SKU; every fact is null if the index does not have the SKU. */
export interface RewardRow {
  __typename: 'Reward';
  sku: string;
  [fact: string]: unknown;
}

/** A reward as the record has it: stitching reads its facts from the index, with one call per request. */
export const rewardBySku = (sku: string): RewardRow => ({ __typename: 'Reward', sku });

/** The facts of a reward that only the index has. */
const REWARD_FACTS = [
  'name',
  'description',
  'brand',
  'product',
  'image',
  'imageVariants',
  'catalogCardUrl',
  'faceValue',
  'currency',
  'cost',
  'costCurrency',
  'countryRestrictions',
  'conditionsOfSale',
  'hidden',
  'isOnSale',
  'categories',
  'deliveryMode',
  'tags',
  'dimensions',
];

/** A reward with its SKU only. */
export const unknownReward = (sku: string): RewardRow => ({
  __typename: 'Reward',
  sku,
  ...Object.fromEntries(REWARD_FACTS.map((fact) => [fact, null])),
});
