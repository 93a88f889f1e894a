import { sql } from 'drizzle-orm';
import { type BulkAction, judgeBulk } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { accountFacts } from '../../foundation/access/authentication.ts';
import { openScope, type Scope } from '../../foundation/access/scope.ts';
import { isUnavailable } from '../../foundation/database/connections/availability.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { LeaseLost } from '../../foundation/jobs/lease.ts';
import type { JobHandler, JobWork } from '../../foundation/jobs/work.ts';
import { LedgerRefused } from '../../money/interface.ts';
import { lineSearch } from '../batchWork/setAside.ts';
import { lockDispatchesOf } from '../dispatches/changes/lockDispatchesOf.ts';
import type { EngineTools } from '../providers/engineTools.ts';
import { APPLY } from './applyRows.ts';
import {
  type BulkWork,
  endBulk,
  lockBulk,
  lockInOrder,
  openRows,
  type RowOutcome,
  writeOutcomes,
} from './bulkRows.ts';
import { checkRows } from './checkRows.ts';

/** Rows of one transaction. */
const CHUNK_ROWS = 100;

/** Actions that end dispatches or put them to work again. */
const MOVES_DISPATCHES: readonly BulkAction[] = ['cancel_redemptions', 'retry_redemptions'];

/** Milliseconds after which a job yields to other jobs and continues later. */
const TURN_MS = 20_000;

/**
 * Processes a bulk action chunk by chunk, each in one transaction that the job's lease fences: outcomes are written with the changes, so the next
 * worker continues behind them. Each row is locked and checked again; the requester must still be allowed. If a single row fails, this is noted, and
 * the others continue.
 */
export const bulkWorker =
  (tools: EngineTools): JobHandler =>
  async (work) => {
    const { bulkId } = work.job.payload as { bulkId: string };
    const until = performance.now() + TURN_MS;
    const search = lineSearch(work.job.attempt);
    for (;;) {
      const most = Math.min(CHUNK_ROWS, search.most());
      try {
        const isFinished = await work.scope.write((tx) => chunk(work, { tx, bulkId, most, tools }));
        if (isFinished) return;
      } catch (error) {
        if (most > 1 || isOfAll(error)) throw error;
        work.components.log.error({ err: error, bulkId }, 'a row of a bulk action fails alone');
        await work.scope.write((tx) => noteFailed(work, tx, bulkId));
      }
      search.worked();
      if (performance.now() > until)
        return work.finish((tx) => enqueue(tx, { kind: 'bulkWork', payload: { bulkId } }));
    }
  };

const isOfAll = (error: unknown): boolean =>
  [LeaseLost, LedgerRefused].some((kind) => error instanceof kind) || isUnavailable(error);

interface Chunk {
  tx: Queries;
  bulkId: string;
  most: number;
  tools: EngineTools;
}

/** Works the next rows; answers whether none are left. */
async function chunk(work: JobWork, { tx, bulkId, most, tools }: Chunk): Promise<boolean> {
  const bulk = await lockBulk(tx, bulkId);
  if (!bulk || bulk.isOver) return true;
  const asker = await askerOf(work, tx, { bulk, tools });
  const open = asker && (await openRows(tx, bulkId, most));
  if (!open) {
    await endBulk(tx, bulkId, asker ? null : 'maker_revoked');
    return true;
  }
  const { advertiserId, rows } = open;
  const redemptionIds = rows.map(({ id }) => id);
  if (MOVES_DISPATCHES.includes(bulk.action)) await lockDispatchesOf(tx, { advertiserId, redemptionIds });
  await lockInOrder(tx, advertiserId, redemptionIds);
  const isSeen = asker.isStaff || asker.advertiserIds.includes(advertiserId);
  const judged = await checkRows(tx, asker, { action: bulk.action, rows });
  const allowed = isSeen ? judged.filter(({ reason }) => reason === null) : [];
  const left = judged
    .filter((row) => !allowed.includes(row))
    .map(({ id, reason }): RowOutcome => ({ id, outcome: 'left', reason: reason ?? 'not_visible' }));
  await work.advanced(tx);
  const { accountId, caller } = bulk;
  const scope = { ...work.scope, accountId, caller };
  const outcomes =
    allowed.length > 0 ? await APPLY[bulk.action]({ tx, scope, bulk, advertiserId, rows: allowed }) : [];
  await writeOutcomes(tx, { bulkId, advertiserId }, [...left, ...outcomes]);
  return false;
}

/** The requester's current account; null if it may no longer do this. */
async function askerOf(
  { components: { database }, job }: JobWork,
  tx: Queries,
  { bulk, tools }: { bulk: BulkWork; tools: EngineTools },
): Promise<Scope | null> {
  const facts = await accountFacts(tx, sql`a.id = ${bulk.accountId}`, tools.staffDomains);
  if (!facts || !judgeBulk(bulk.action, facts).allowed) return null;
  return openScope(database, { ...facts, requestId: `job-${job.id}` });
}

/** Notes the first open row as failed. */
async function noteFailed(work: JobWork, tx: Queries, bulkId: string): Promise<void> {
  const open = (await lockBulk(tx, bulkId)) && (await openRows(tx, bulkId, 1));
  const [first] = open?.rows ?? [];
  if (!first) return;
  const { advertiserId, id } = first;
  await writeOutcomes(tx, { bulkId, advertiserId }, [{ id, outcome: 'failed', reason: 'unworkable' }]);
  await work.advanced(tx);
}
