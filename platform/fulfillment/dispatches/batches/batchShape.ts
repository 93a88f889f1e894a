import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { BATCH_STATES } from '../../../../schema/foundation/transitions.ts';
import { BATCH_USAGES } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, nullable, number, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { notFound } from '../../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';

/** A batch as programs see it. */
export const batchAnswer = responseSchema(
  'Batch',
  z.object({
    id: z.string(),
    dispatch_id: z.string(),
    sku: z.string(),
    amount: z.int(),
    usage: z.enum(BATCH_USAGES),
    state: z.enum(BATCH_STATES),
    plan: z.array(z.string()).describe('Steps of its lines, in order'),
    notifications: z.array(z.string()),
    all_batch_total_value: z.int().describe('Face values of all its lines, in minor units (cents)'),
    reward_codes_minimal_expiration_datetime: z
      .string()
      .nullable()
      .describe('Minimum validity of its codes; null when any expiry is accepted'),
  }),
);
export type BatchJson = z.output<typeof batchAnswer>;

/** One batch within a running transaction. */
export async function readBatch(tx: Queries, scope: Scope, id: string): Promise<BatchJson> {
  const [row] = await rowsOf(
    tx,
    {
      id: text,
      dispatch_id: text,
      sku: text,
      amount: number,
      usage: oneOf(BATCH_USAGES),
      state: oneOf(BATCH_STATES),
      plan: listOf(text),
      notifications: listOf(text),
      all_batch_total_value: number,
      reward_codes_minimal_expiration_datetime: nullable(text),
    },
    sql`select b.id::text as id, b.dispatch_id::text as dispatch_id, b.sku, b.amount, b.usage, b.state, b.plan, b.notifications,
        b.total_value::float8 as all_batch_total_value, ${isoTimestamp(sql`d.minimal_expiration`)} as reward_codes_minimal_expiration_datetime
      from batches b join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id
      where b.id = ${id} and ${isVisibleAdvertiser(scope, sql`b.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return row;
}
