import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import type { RedemptionAction } from '../../../../../schema/fulfillment/redemptions/redemptionActions.ts';

/** Returns true if the viewer may take an action now. */
export const mayDo = (
  { actions }: Pick<RedemptionActionsFragment, 'actions'>,
  name: RedemptionAction,
): boolean => actions.some((action) => action.name === name && action.allowed);
