import { sql } from 'drizzle-orm';
import { idArray } from '../../access/visibleAdvertisers.ts';
import type { Queries } from '../../database/connection.ts';

interface Reopened {
  advertiserId: string;
  id: string;
  /** Ids of redemptions. */
  lines: readonly string[];
}

/** Puts lines back to the stage that their redemption waits for, and their batches and dispatch to work. */
export async function reopenLines(tx: Queries, { advertiserId, id, lines }: Reopened): Promise<void> {
  await tx.execute(sql`with l as (
      update batch_lines l set error = null, stage = case
          when r.state = 'booked' then 'activate'
          when r.state = 'redeemed' then 'notify'
          when 'order' = any (b.plan) then 'order'
          when 'notify' = any (b.plan) then 'notify'
          else 'activate' end
      from redemptions r join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
      where l.advertiser_id = ${advertiserId} and r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
        and l.stage = 'failed' and r.id = any (${idArray(lines)}::bigint[])
      returning l.batch_id),
    n as (select batch_id, count(*)::int as lines from l group by 1)
    update batches b set state = 'working', failed = b.failed - n.lines, finished_at = null, version = b.version + 1
    from n where b.advertiser_id = ${advertiserId} and b.id = n.batch_id`);
  await tx.execute(sql`update dispatches set state = 'released', done_at = null, version = version + 1
    where advertiser_id = ${advertiserId} and id = ${id} and state in ('released', 'done')`);
}
