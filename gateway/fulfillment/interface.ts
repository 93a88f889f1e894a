// What other capabilities may import of `fulfillment`, besides its tables and routes.
export { activityFilterOf, redemptionFilterOf } from './redemptions/redemptionFilterSource.ts';
