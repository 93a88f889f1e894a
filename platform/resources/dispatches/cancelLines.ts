import { sql } from 'drizzle-orm';
import { idArray } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { rowsOf } from '../../database/connection.ts';
import { finishDispatch } from '../batches/finishBatch.ts';
import type { OwnedDispatch } from './ownedDispatch.ts';

/** Closes the lines of redemptions that were just canceled: their links end, their batches count them, and those without an open line are over. */
export async function cancelLines(
  change: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, redemptionIds }: { advertiserId: string; redemptionIds: readonly string[] },
): Promise<void> {
  const { tx } = change;
  const canceled = idArray(redemptionIds);
  const touched = await rowsOf<{ id: string }>(
    tx,
    sql`with l as (
      update batch_lines l set stage = 'canceled', error = null
      from (select o.batch_id, o.line, o.stage from batch_lines o
        where o.advertiser_id = ${advertiserId} and o.redemption_id = any (${canceled}::bigint[]) and o.stage <> 'canceled'
        order by o.batch_id, o.line for no key update) old
      where l.advertiser_id = ${advertiserId} and l.batch_id = old.batch_id and l.line = old.line
      returning l.batch_id, old.stage),
    n as (select batch_id, count(*)::int as all, count(*) filter (where stage = 'failed')::int as failed, count(*) filter (where stage = 'done')::int as done from l group by 1),
    k as (
      update recipient_links k set revoked_at = guerdon_now()
      where k.advertiser_id = ${advertiserId} and k.redemption_id = any (${canceled}::bigint[]) and k.revoked_at is null)
    update batches b set canceled = b.canceled + n.all, failed = b.failed - n.failed, done = b.done - n.done, version = b.version + 1
    from n where b.advertiser_id = ${advertiserId} and b.id = n.batch_id returning b.dispatch_id::text as id`,
  );
  for (const id of [...new Set(touched.map((one) => one.id))].sort(byNumber))
    await closeBatches(change, { advertiserId, id });
}

const byNumber = (one: string, other: string) => Number(BigInt(one) - BigInt(other));

/** Batches without any open line are over, and with the last of them the dispatch. */
async function closeBatches(
  { tx, scope }: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, id }: Pick<OwnedDispatch, 'advertiserId' | 'id'>,
): Promise<void> {
  await tx.execute(sql`update batches b set state = case when b.canceled = b.amount then 'canceled' else 'done' end, finished_at = guerdon_now(),
      version = b.version + 1
    where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${id} and b.state in ('working', 'done')
      and b.done + b.failed + b.canceled = b.amount and (b.state = 'working' or b.canceled = b.amount)`);
  await finishDispatch(tx, scope, { advertiserId, dispatchId: id });
}
