import { sql } from 'drizzle-orm';
import { PLAN_STAGES } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../../foundation/database/connections/keepPlan.ts';
import {
  boolean,
  listOf,
  oneOf,
  type RowOf,
  rowCountOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import { stageAfter } from './batchFacts.ts';
import { moveLines } from './batchLines.ts';

const SENT_LINE_ROW = {
  redemptionId: text,
  batchId: text,
  plan: listOf(oneOf(PLAN_STAGES)),
  stage: oneOf(['failed', 'sending']),
  isFailed: boolean,
};
type SentLine = RowOf<typeof SENT_LINE_ROW>;

/**
 * Closes lines whose messages are sent or never will be: done when none is left to send, failed when the last one reached nobody.
 * A batch, and what its maker is told, is done only then. A line that failed for its message alone is done once a later message leaves. Called in every
 * transaction that writes the outcome of messages.
 */
export async function closeSent(
  tx: Queries,
  { advertiserId, redemptionIds }: { advertiserId: string; redemptionIds: readonly string[] },
): Promise<void> {
  if (redemptionIds.length === 0) return;
  const ids = idArray([...new Set(redemptionIds)]);
  // Locked in a statement of its own: the next one then reads what a transaction that wrote another message of the same line has committed.
  await tx.execute(
    keepPlan(sql`select from batch_lines l where l.advertiser_id = ${advertiserId} and l.redemption_id = any (${ids}::bigint[])
      order by l.batch_id, l.line for no key update`),
  );
  const lines = await rowsOf(
    tx,
    SENT_LINE_ROW,
    keepPlan(sql`select l.redemption_id::text as "redemptionId", l.batch_id::text as "batchId", b.plan, l.stage, coalesce(last.failed, false) as "isFailed"
      from batch_lines l join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
      join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
      left join lateral (select bool_or(m.state in ('failed', 'bounced')) and not bool_or(m.state in ('sent', 'dropped')) as failed from deliveries m
        where m.advertiser_id = l.advertiser_id and m.redemption_id = l.redemption_id and m.kind = (select n.kind from deliveries n
          where n.advertiser_id = l.advertiser_id and n.redemption_id = l.redemption_id and n.kind in ('activation', 'reward')
          order by n.created_at desc, n.id desc limit 1)) last on true
      where l.advertiser_id = ${advertiserId} and l.redemption_id = any (${ids}::bigint[])
        and (l.stage = 'sending' or (l.stage = 'failed' and l.error is null and r.state in ('pending', 'redeemed')))
        and not exists (select from deliveries m where m.advertiser_id = l.advertiser_id and m.redemption_id = l.redemption_id
          and m.state in ('queued', 'sending') and m.kind <> 'one_time_code')
      order by l.batch_id, l.line`),
  );
  const resolved = lines.filter(({ stage, isFailed }) => stage === 'failed' && !isFailed);
  await reopenResolved(tx, advertiserId, resolved);
  const ending = [...lines.filter(({ stage }) => stage === 'sending'), ...resolved];
  for (const batchId of [...new Set(ending.map((line) => line.batchId))]) {
    const ofBatch = ending.filter((line) => line.batchId === batchId);
    const to = stageAfter(ofBatch[0]?.plan ?? [], 'notify');
    const moves = ofBatch.map(({ redemptionId, isFailed }) => ({
      redemptionId,
      to: isFailed && to === 'done' ? ('failed' as const) : to,
    }));
    await moveLines(tx, { advertiserId, batchId }, { from: ['sending'], moves });
    // The row of the batch is locked by now, so that one of those who end its last lines sees that none is open. A line that goes on is worked at once.
    if (to !== 'done' || (await isOver(tx, { advertiserId, batchId })))
      await enqueue(tx, { kind: 'batchWork', payload: { advertiserId, batchId }, advertiserId });
  }
}

/** Takes lines that failed for their message alone out of the failed ones, so that they end anew. */
async function reopenResolved(
  tx: Queries,
  advertiserId: string,
  resolved: readonly SentLine[],
): Promise<void> {
  if (resolved.length === 0) return;
  const ids = idArray(resolved.map(({ redemptionId }) => redemptionId));
  await tx.execute(sql`with l as (
      update batch_lines l set stage = 'sending' where l.advertiser_id = ${advertiserId} and l.redemption_id = any (${ids}::bigint[]) and l.stage = 'failed'
      returning l.batch_id),
    n as (select batch_id, count(*)::int as lines from l group by 1)
    update batches b set failed = b.failed - n.lines, version = b.version + 1 from n where b.advertiser_id = ${advertiserId} and b.id = n.batch_id`);
}

/** True if a working batch has no open line, so the worker can finish it. */
async function isOver(
  tx: Queries,
  { advertiserId, batchId }: { advertiserId: string; batchId: string },
): Promise<boolean> {
  const rows = await rowCountOf(
    tx,
    keepPlan(sql`select from batches b where b.advertiser_id = ${advertiserId} and b.id = ${batchId} and b.state = 'working'
      and not exists (select from batch_lines l where l.advertiser_id = b.advertiser_id and l.batch_id = b.id
        and l.stage not in ('done', 'failed', 'canceled'))`),
  );
  return rows > 0;
}
