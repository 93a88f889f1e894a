// Interface of `fulfillment`: other capabilities import only these names, and its tables and routes.
export {
  activityFilterOf,
  redemptionFilterNames,
  redemptionFilterOf,
} from './redemptions/redemptionFilter.ts';
