import { EXPIRATION_SECONDS, LINES_A_SECOND } from '../../../schema/fulfillment/dispatches.ts';

/** Seconds until the last message of a bulk action is estimated to be out; codes that have to be valid for some time take longer (BULK-11, BULK-12). */
export const estimatedSeconds = (count: number, hasExpiry: boolean): number =>
  Math.ceil(count / LINES_A_SECOND) + (hasExpiry ? EXPIRATION_SECONDS : 0);
