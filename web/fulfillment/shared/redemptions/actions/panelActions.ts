import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import type { RedemptionAction } from '../../../../../schema/fulfillment/redemptions/redemptionActions.ts';

/** Actions of the panel in their order; the first available ones become buttons. Other actions are shown beside their subject. */
export const PANEL_ACTIONS = [
  'reset',
  'retry',
  'resend_success_notification',
  'resend_activation_notification',
  'redemption_link',
  'refund',
  'replace',
  'reversal',
  'cancel',
] as const satisfies readonly RedemptionAction[];
export type PanelAction = (typeof PANEL_ACTIONS)[number];

/** Actions beside the recipient and the address. */
export const EDIT_ACTIONS = [
  'set_user',
  'update_user',
  'correct_recipient',
  'update_address',
] as const satisfies readonly RedemptionAction[];
export type EditAction = (typeof EDIT_ACTIONS)[number];

/** Number of buttons beside the menu. */
export const MAX_BUTTONS = 3;

/** Actions that take money or a code away from somebody. */
export const isDangerous = (action: PanelAction): boolean =>
  action === 'refund' || action === 'reversal' || action === 'cancel';

/** Returns true if the viewer may take an action now. */
export const mayDo = (
  { actions }: Pick<RedemptionActionsFragment, 'actions'>,
  name: RedemptionAction,
): boolean => actions.some((action) => action.name === name && action.allowed);
