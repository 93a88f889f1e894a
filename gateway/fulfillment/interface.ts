// Interface of `fulfillment`: other capabilities import only these names, and its tables and routes.
export { activityFilterOf, redemptionFilterOf } from './redemptions/redemptionFilter.ts';
