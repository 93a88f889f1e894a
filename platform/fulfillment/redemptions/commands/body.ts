import {
  refundRequest,
  replacement,
  shippingAddressDraft,
} from '../../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import { snakeCased } from '../../../foundation/http/casing.ts';

/** Bodies of the commands, keys in snake_case. */
export const refundBody = snakeCased(refundRequest);
export const replacementBody = snakeCased(replacement);
export const addressBody = snakeCased(shippingAddressDraft);
