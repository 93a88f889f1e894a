import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import { recordEvent } from '../../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { queueMail } from '../../../foundation/mail/queue.ts';
import type { BatchKey } from './batchFacts.ts';

type EventScope = Parameters<typeof recordEvent>[1];

const FINISHED_ROW = {
  kind: text,
  promotionId: text,
  accountId: nullable(text),
  advertiser: text,
  promotion: text,
  done: number,
  failed: number,
  canceled: number,
  version: number,
  hasWork: boolean,
};

/**
 * Marks a batch without open lines done, and its dispatch with the last of them: its messages have left by then (`closeSent`). Its maker gets a mail
 * (BATCH-18), but for one that
 * was created singly: they saw at once what became of it. One that was canceled, or is
 * done already, stays as it is.
 */
export async function finishBatch(
  tx: Queries,
  scope: Scope,
  { advertiserId, batchId, dispatchId }: BatchKey & { dispatchId: string },
): Promise<void> {
  // The last two batches end one after the other, so that one of them sees that it is the last.
  await tx.execute(
    sql`select from dispatches where advertiser_id = ${advertiserId} and id = ${dispatchId} for no key update`,
  );
  await tx.execute(sql`update batches b set state = 'done', finished_at = guerdon_now(), version = version + 1
    where advertiser_id = ${advertiserId} and id = ${batchId} and state = 'working'
      and not exists (select from batch_lines l where l.advertiser_id = b.advertiser_id and l.batch_id = b.id
        and l.stage not in ('done', 'failed', 'canceled'))`);
  await finishDispatch(tx, scope, { advertiserId, dispatchId });
}

/** Marks a released dispatch as done once all its batches are finished, and mails its maker the final counts. */
export async function finishDispatch(
  tx: Queries,
  scope: EventScope,
  { advertiserId, dispatchId }: { advertiserId: string; dispatchId: string },
): Promise<void> {
  const [finished] = await rowsOf(
    tx,
    FINISHED_ROW,
    sql`update dispatches d set state = 'done', done_at = guerdon_now(), version = d.version + 1
      from (select sum(done)::int as done, sum(failed)::int as failed, sum(canceled)::int as canceled, bool_or(cardinality(plan) > 0) as has_work from batches
          where advertiser_id = ${advertiserId} and dispatch_id = ${dispatchId}) n, promotions p, advertisers v
      where d.advertiser_id = ${advertiserId} and d.id = ${dispatchId} and d.state = 'released'
        and not exists (select from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state in ('held', 'working'))
        and p.advertiser_id = d.advertiser_id and p.id = d.promotion_id and v.id = d.advertiser_id
      returning d.kind, d.promotion_id::text as "promotionId", d.created_by::text as "accountId", v.name as advertiser, p.name as promotion, n.done, n.failed, n.canceled, d.version,
        n.has_work as "hasWork"`,
  );
  if (!finished) return;
  const { kind, promotionId, accountId, advertiser, promotion, done, failed, canceled, version } = finished;
  await recordEvent(tx, scope, {
    noun: 'dispatches',
    nounId: dispatchId,
    action: 'done',
    advertiserId,
    after: { done, failed, canceled },
  });
  if (kind === 'single' || !finished.hasWork) return;
  await queueMail(tx, {
    accountId,
    template: 'dispatch_done',
    advertiserId,
    dedupeKey: `dispatch_done:${dispatchId}:${version}`,
    params: {
      advertiserId,
      advertiser,
      promotion,
      promotionId,
      dispatchId,
      done: String(done),
      failed: String(failed),
      canceled: String(canceled),
    },
  });
}
