import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  type LineStage,
  REDEMPTION_STATES,
  type RedemptionState,
} from '../../../schema/foundation/transitions.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { openChange } from '../../foundation/changes/change.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { JobWork } from '../../foundation/jobs/work.ts';
import { queueDeliveries, rewardKey } from '../deliveries/queueDeliveries.ts';
import { type BatchFacts, type BatchKey, stageAfter } from '../dispatches/batches/batchFacts.ts';
import { type LineMove, moveLines, openLines } from '../dispatches/batches/batchLines.ts';
import { closeSent } from '../dispatches/batches/closeSent.ts';
import type { EngineTools } from '../providers/engineTools.ts';
import { moveRedemptions } from '../redemptions/money/move.ts';

/** Lines of one chunk. */
export const CHUNK = 100;

/** Context of a chunk, which runs in one transaction. */
export interface ChunkWork {
  tx: Queries;
  scope: JobWork['scope'];
  batch: BatchKey;
  facts: BatchFacts;
  tools: EngineTools;
  log: FastifyBaseLogger;
  /** Maximum number of lines; below `CHUNK` while the worker isolates a line that fails. */
  most: number;
}

/** Activates the next lines: from now on their recipients may be notified, and their expiry runs. */
export async function activateChunk({ tx, scope, batch, facts, most }: ChunkWork): Promise<void> {
  const { advertiserId } = batch;
  const ids = (await openLines(tx, batch, { stages: ['activate'], count: Math.min(CHUNK, most) })).map(
    (line) => line.redemptionId,
  );
  await moveRedemptions(openChange(tx, { scope }), { advertiserId, ids, step: 'activate', madeBy: null });
  const states = await statesOf(tx, advertiserId, ids);
  const to = stageAfter(facts.plan, 'activate');
  await moveLines(tx, batch, {
    from: ['activate'],
    moves: ids.map((id) => moveOf(id, { state: states.get(id), to })),
  });
}

/** Queues messages of the next lines: the reward if redeemed, otherwise its link. Lines stay open until they are sent. Returns the line count. */
export async function notifyChunk({ tx, batch, facts, most }: ChunkWork): Promise<number> {
  const { advertiserId } = batch;
  const ids = (await openLines(tx, batch, { stages: ['notify'], count: Math.min(CHUNK, most) })).map(
    (line) => line.redemptionId,
  );
  const states = await statesOf(tx, advertiserId, ids);
  const of = (state: RedemptionState) => ids.filter((id) => states.get(id) === state);
  const round = facts.plan.filter((stage) => stage === 'notify').length;
  const again = round > 1 ? `:${round}` : '';
  for (const channel of facts.channels) {
    await queueDeliveries(tx, {
      advertiserId,
      kind: 'reward',
      channel,
      redemptionIds: of('redeemed'),
      dedupe: (id) => rewardKey(channel)(id) + again,
    });
    await queueDeliveries(tx, {
      advertiserId,
      kind: 'activation',
      channel,
      redemptionIds: of('pending'),
      dedupe: (id) => `activation:${id}:${channel}${again}`,
    });
  }
  await moveLines(tx, batch, {
    from: ['notify'],
    moves: ids.map((id) => moveOf(id, { state: states.get(id), to: 'sending' })),
  });
  // Lines whose messages were sent before, or have no address, are closed at once.
  await closeSent(tx, { advertiserId, redemptionIds: ids });
  return ids.length;
}

/**
 * Cancels the next lines of a batch that may not continue; their money, stock and quota are returned. Redeemed lines stay redeemed: such a line fails,
 * because nobody was notified, and a retry sends it.
 */
export async function stopChunk({ tx, scope, batch, facts: { stop } }: ChunkWork): Promise<void> {
  const { advertiserId } = batch;
  const from: LineStage[] = ['activate', 'order', 'ordering', 'notify'];
  const ids = (await openLines(tx, batch, { stages: from, count: CHUNK })).map((line) => line.redemptionId);
  const error = stop ?? 'canceled';
  await moveRedemptions(openChange(tx, { scope }), {
    advertiserId,
    ids,
    step: 'cancel',
    reason: error,
    madeBy: null,
    grouping: 'batch',
  });
  const states = await statesOf(tx, advertiserId, ids);
  await moveLines(tx, batch, {
    from,
    moves: ids.map((redemptionId) => ({
      redemptionId,
      to: states.get(redemptionId) === 'redeemed' ? 'failed' : 'canceled',
      error,
    })),
  });
}

const GOING_ON: readonly RedemptionState[] = ['pending', 'redeemed'];

/** A line goes on with its redemption; where that takes nothing more, the line ends with it. */
export function moveOf(
  redemptionId: string,
  { state, to }: { state: RedemptionState | undefined; to: LineStage },
): LineMove {
  if (state && GOING_ON.includes(state)) return { redemptionId, to };
  return { redemptionId, to: state === 'failed' ? 'failed' : 'canceled', ...(state ? { error: state } : {}) };
}

/** Locks redemptions in the order of their ids and answers their states. */
async function statesOf(
  tx: Queries,
  advertiserId: string,
  ids: readonly string[],
): Promise<Map<string, RedemptionState>> {
  const rows = await rowsOf(
    tx,
    { id: text, state: oneOf(REDEMPTION_STATES) },
    sql`select id::text as id, state from redemptions where advertiser_id = ${advertiserId} and id = any (${idArray(ids)}::bigint[])
      order by redemptions.id for no key update`,
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}
