import { sql } from 'drizzle-orm';
import { PLAN_STAGES, type PlanStage } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, oneOf, rowsOf } from '../../../foundation/database/rows.ts';

/**
 * The worker of a batch's chunk and the writer that appends to its plan wait for each other here, before they lock anything else. Returns the current
 * plan.
 */
export async function lockPlan(
  tx: Queries,
  { advertiserId, batchId }: { advertiserId: string; batchId: string },
): Promise<PlanStage[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan:${batchId}`}, 0))`);
  const [row] = await rowsOf(
    tx,
    { plan: listOf(oneOf(PLAN_STAGES)) },
    sql`select plan from batches where advertiser_id = ${advertiserId} and id = ${batchId}`,
  );
  return row?.plan ?? [];
}
