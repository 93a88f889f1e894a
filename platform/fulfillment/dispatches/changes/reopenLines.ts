import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../../foundation/database/rows.ts';

interface ReopenedLines {
  advertiserId: string;
  /** Ids of redemptions. */
  lines: readonly string[];
}

/** Puts lines back to the stage that their redemption waits for; answers how many of each batch. `reopenBatches` counts them. */
export async function reopenLines(
  tx: Queries,
  { advertiserId, lines }: ReopenedLines,
): Promise<Map<string, number>> {
  if (lines.length === 0) return new Map();
  const rows = await rowsOf(
    tx,
    { batchId: text, count: number },
    sql`with l as (
      update batch_lines l set error = null, stage = case
          when r.state = 'booked' then 'activate'
          when r.state = 'redeemed' then 'notify'
          when 'order' = any (b.plan) then 'order'
          when 'notify' = any (b.plan) then 'notify'
          else 'activate' end
      from redemptions r join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
      where l.advertiser_id = ${advertiserId} and r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
        and l.stage = 'failed' and r.id = any (${idArray(lines)}::bigint[])
      returning l.batch_id)
    select batch_id::text as "batchId", count(*)::int as count from l group by batch_id order by batch_id`,
  );
  return new Map(rows.map(({ batchId, count }) => [batchId, count]));
}

interface ReopenedBatches {
  advertiserId: string;
  /** The dispatch. */
  id: string;
  /** How many lines of each batch. */
  reopened: ReadonlyMap<string, number>;
}

/** Puts batches whose lines were reopened to work, and their dispatch. */
export async function reopenBatches(
  tx: Queries,
  { advertiserId, id, reopened }: ReopenedBatches,
): Promise<void> {
  const rows = [...reopened].map(([batchId, count]) => ({ id: batchId, count }));
  await tx.execute(sql`update batches b set state = 'working', failed = b.failed - n.count, finished_at = null, version = b.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id bigint, count int)
    where b.advertiser_id = ${advertiserId} and b.id = n.id`);
  await tx.execute(sql`update dispatches set state = 'released', done_at = null, version = version + 1
    where advertiser_id = ${advertiserId} and id = ${id} and state in ('released', 'done')`);
}
