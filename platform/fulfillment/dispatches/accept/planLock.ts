import { sql } from 'drizzle-orm';
import type { PlanStage } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { type Queries, rowsOf } from '../../../foundation/database/connections/connection.ts';

/**
 * The worker of a batch's chunk and the writer that appends to its plan wait for each other here, before they lock anything else. Returns the current
 * plan.
 */
export async function lockPlan(
  tx: Queries,
  { advertiserId, batchId }: { advertiserId: string; batchId: string },
): Promise<PlanStage[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan:${batchId}`}, 0))`);
  const [row] = await rowsOf<{ plan: PlanStage[] }>(
    tx,
    sql`select plan from batches where advertiser_id = ${advertiserId} and id = ${batchId}`,
  );
  return row?.plan ?? [];
}
