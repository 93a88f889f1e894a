import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/**
 * To be called once after `post` by whatever moved money of an advertiser, in the same transaction: where a limit of its balance is
 * watched, a job looks whether it was crossed, downwards or back.
 */
export async function afterMoneyMoved(tx: Queries, advertiserId: string): Promise<void> {
  const [watched] = await rowsOf(
    tx,
    sql`select 1 from advertisers where id = ${advertiserId} and coalesce(alert_1, alert_2) is not null`,
  );
  if (watched) await enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId }, advertiserId });
}
