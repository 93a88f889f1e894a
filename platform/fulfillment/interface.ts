// Interface of `fulfillment`: other capabilities import only these names, and its tables and routes.
export { checkReads } from './codes/logRead.ts';
export { type RewardCode, readCodes } from './codes/readCodes.ts';
export { CODE_NAMES, codeCells } from './extracts/lines.ts';
export {
  billingCurrency,
  type ConditionTools,
  redemptionConditions,
  refusesFilter,
  rowConditions,
} from './redemptions/conditions.ts';
export { rewardSource, wantedSkus } from './redemptions/rewardConditions.ts';
