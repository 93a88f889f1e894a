import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { recordEvent } from '../../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import type { JobHandler } from '../../../foundation/jobs/work.ts';
import { allowLarge } from '../accept/checks/largeLimits.ts';
import type { Insert } from '../accept/insertDispatch.ts';

/** The dispatch to release, and whether to wait for its time. */
export interface Release {
  advertiserId: string;
  dispatchId: string;
  /** True to release it at once, whatever its scheduled time. */
  isNow?: boolean;
}

/**
 * Releases a held dispatch that is due: its lines get their first stage and its batches their work. A dispatch without stages is done at once.
 * Returns false if it is not held, not due, or if its recall was requested: release and recall are mutually exclusive, and a recall that was
 * requested in time is made, however long its job takes. If the recall is refused, the dispatch is released then.
 */
export async function releaseDispatch(
  tx: Queries,
  scope: Scope,
  { advertiserId, dispatchId, isNow = false }: Release,
): Promise<boolean> {
  const batches = await rowsOf(
    tx,
    { id: text, isWorking: boolean },
    sql`with d as (
        update dispatches d set state = 'released', released_at = guerdon_now(), release_at = least(d.release_at, guerdon_now()), version = d.version + 1
        where d.advertiser_id = ${advertiserId} and d.id = ${dispatchId} and d.state = 'held' and (${isNow}::boolean or d.release_at <= guerdon_now())
          and not exists (select from dispatch_requests q where q.advertiser_id = d.advertiser_id and q.dispatch_id = d.id and q.action = 'recall'
            and q.state = 'working' and not q.is_dry_run)
        returning d.advertiser_id, d.id),
      b as (
        update batches b set started_at = guerdon_now(), version = b.version + 1,
          state = case when cardinality(b.plan) = 0 then 'done' else 'working' end,
          done = case when cardinality(b.plan) = 0 then b.amount else 0 end,
          finished_at = case when cardinality(b.plan) = 0 then guerdon_now() end
        from d where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id
        returning b.advertiser_id, b.id, b.plan),
      l as (
        update batch_lines l set stage = coalesce(b.plan[1], 'done') from b
        where l.advertiser_id = b.advertiser_id and l.batch_id = b.id)
      select b.id::text as id, cardinality(b.plan) > 0 as "isWorking" from b order by b.id`,
  );
  if (batches.length === 0) return false;
  const batchIds = batches.filter(({ isWorking }) => isWorking).map(({ id }) => id);
  if (batchIds.length === 0) await endWithoutWork(tx, { advertiserId, dispatchId });
  await startWork(tx, scope, { advertiserId, dispatchId, batchIds });
  return true;
}

/** Starts the work of a new dispatch that was written as released; a job releases another one at its time. */
export async function releaseNew({ tx, scope }: Change, insert: Insert): Promise<void> {
  const { order, promotion, plan, ids, releaseAt } = insert;
  const { advertiserId } = order;
  const { dispatchId, batchIds } = ids;
  if (order.isReleased)
    return startWork(tx, scope, { advertiserId, dispatchId, batchIds: plan.length > 0 ? batchIds : [] });
  await enqueue(tx, {
    kind: 'release',
    payload: { advertiserId, dispatchId },
    advertiserId,
    dedupeKey: `release:${dispatchId}`,
    // Jobs use the real clock.
    runAt: new Date(promotion.realNow.getTime() + releaseAt.getTime() - promotion.now.getTime()),
  });
}

/** Gives the batches of a released dispatch that have stages to the worker, and records the release. */
async function startWork(
  tx: Queries,
  scope: Scope,
  { advertiserId, dispatchId, batchIds }: Omit<Release, 'isNow'> & { batchIds: readonly string[] },
): Promise<void> {
  for (const id of batchIds)
    await enqueue(tx, {
      kind: 'batchWork',
      payload: { advertiserId, batchId: id },
      advertiserId,
      dedupeKey: `batchWork:${id}:release`,
    });
  // The platform writes its own events too.
  await recordEvent(tx, scope, {
    noun: 'dispatches',
    nounId: dispatchId,
    action: 'released',
    advertiserId,
    before: { state: 'held' },
    after: { state: 'released' },
  });
}

/** Marks a released dispatch without work as done. */
async function endWithoutWork(
  tx: Queries,
  { advertiserId, dispatchId }: Pick<Release, 'advertiserId' | 'dispatchId'>,
): Promise<void> {
  await tx.execute(sql`update dispatches d set state = 'done', done_at = guerdon_now(), version = d.version + 1
    where d.advertiser_id = ${advertiserId} and d.id = ${dispatchId} and d.state = 'released'
      and not exists (select from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state = 'working')`);
}

/** The job that releases a dispatch when it is due. It skips dispatches that were recalled or released before. */
export const dispatchReleaser: JobHandler = async ({ job, scope, finish }) => {
  const { advertiserId, dispatchId } = job.payload as { advertiserId: string; dispatchId: string };
  await finish(async (tx) => {
    // A recall that is being requested holds the row: what it requested is seen by the next statement.
    const [held] = await rowsOf(
      tx,
      { lines: number },
      sql`select lines from dispatches where advertiser_id = ${advertiserId} and id = ${dispatchId} for no key update`,
    );
    await allowLarge(tx, held?.lines ?? 0);
    await releaseDispatch(tx, scope, { advertiserId, dispatchId });
  });
};
