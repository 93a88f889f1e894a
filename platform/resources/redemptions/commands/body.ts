import { correctedRecipient } from '../../../../schema/rules/dispatches.ts';
import {
  refundRequest,
  replacement,
  shippingAddressDraft,
} from '../../../../schema/rules/redemptionCommands.ts';
import { snakeCased } from '../../../http/casing.ts';

/** Bodies of the commands, keys in snake_case. */
export const refundBody = snakeCased(refundRequest);
export const replacementBody = snakeCased(replacement);
export const addressBody = snakeCased(shippingAddressDraft);
export const setUserBody = snakeCased(correctedRecipient);
