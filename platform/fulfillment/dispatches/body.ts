import { z } from 'zod';
import {
  batchUser,
  dispatchQuantity,
  givenRow,
  MAX_DISPATCH_REWARDS,
  MAX_GIVEN_ROWS,
  newBatch,
  newDispatch,
  notifyBatch,
  orderIdText,
  redeemBatch,
} from '../../../schema/fulfillment/dispatches.ts';
import { snakeCased } from '../../foundation/http/casing.ts';

/** The body of a dispatch, keys in snake_case at every depth. */
export const newDispatchBody = snakeCased(
  newDispatch.extend({
    rows: z.array(snakeCased(givenRow)).max(MAX_GIVEN_ROWS).nullable().default(null),
    quantities: z.array(snakeCased(dispatchQuantity)).max(MAX_DISPATCH_REWARDS).default([]),
  }),
);

/** The body of a program's batch (BATCH-1 … BATCH-7). */
export const newBatchBody = snakeCased(
  newBatch.extend({
    usersData: z
      .strictObject({ type: z.literal('raw'), raw: z.array(snakeCased(batchUser)).max(10_000) })
      .nullable()
      .default(null),
    orderIds: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('raw'), raw: z.array(orderIdText).max(10_000) }),
        z.strictObject({ type: z.literal('signed_url'), signed_url: z.string().max(2000) }),
      ])
      .nullable()
      .default(null)
      .transform((source) =>
        source?.type === 'signed_url'
          ? ({ type: 'signed_url', signedUrl: source.signed_url } as const)
          : source,
      ),
  }),
);

export const redeemBatchBody = snakeCased(redeemBatch);
export const notifyBatchBody = snakeCased(notifyBatch);
