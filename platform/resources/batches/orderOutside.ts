import { sql } from 'drizzle-orm';
import type { LineStage } from '../../../schema/transitions.ts';
import { openChange } from '../../changes/change.ts';
import { rowsOf } from '../../database/connection.ts';
import type { JobWork } from '../../jobs/work.ts';
import { lockPlan } from '../dispatches/planLock.ts';
import type { EngineTools } from '../redemptions/engineTools.ts';
import { moveRedemptions } from '../redemptions/move.ts';
import { lockOrderLines, type OrderLine } from '../redemptions/orderLines.ts';
import { type OpenOrder, openOrders } from '../redemptions/providerOrders.ts';
import { askProvider } from '../redemptions/redeemOne.ts';
import { type Heard, settleOrders } from '../redemptions/settleOrders.ts';
import { takeBack } from '../redemptions/takeBack.ts';
import { type BatchFacts, type BatchKey, stageAfter } from './batchFacts.ts';
import { type LineMove, moveLines, openLines } from './batchLines.ts';
import { type ChunkWork, HOMELESS, moveOf, orderable } from './chunks.ts';

/** Lines that are ordered from a provider in one chunk, and calls to it at a time. */
const CHUNK = 120;
const CALLS = 24;

/** Orders that are to be asked for, outside of any transaction. */
export type Asking = { line: OrderLine; order: OpenOrder }[];

/** Opens the orders of the next lines; those that this job has asked for already are left for later. */
export async function openChunk(
  { tx, scope, batch, facts, most }: ChunkWork,
  asked: ReadonlySet<number>,
): Promise<{ asking: Asking; lines: number[] }> {
  const { advertiserId } = batch;
  const from: LineStage[] = ['order', 'ordering'];
  const open = await openLines(tx, batch, {
    stages: from,
    count: Math.min(CHUNK, most),
    without: [...asked],
  });
  const lines = await lockOrderLines(tx, { advertiserId, ids: open.map(({ redemptionId }) => redemptionId) });
  const { wanted, homeless } = await orderable(openChange(tx, { scope }), { advertiserId, lines });
  const orders = new Map(
    (await openOrders(tx, { advertiserId, lines: wanted })).map((order) => [order.redemptionId, order]),
  );
  const to = stageAfter(facts.plan, 'order');
  await moveLines(tx, batch, {
    from,
    moves: lines.map((line) => {
      const { id, state } = line;
      if (orders.has(id)) return { redemptionId: id, to: 'ordering' };
      return homeless.includes(line)
        ? { redemptionId: id, to: 'failed', error: HOMELESS }
        : moveOf(id, { state, to });
    }),
  });
  const asking = wanted.flatMap((line) => {
    const order = orders.get(line.id);
    return order ? [{ line, order }] : [];
  });
  return { asking, lines: open.map(({ line }) => line) };
}

/** Asks for all of them, a few calls at a time. */
export async function askAll(tools: EngineTools, asking: Asking): Promise<Heard[]> {
  const heard: Heard[] = [];
  const waiting = [...asking];
  async function call(): Promise<void> {
    for (let one = waiting.shift(); one; one = waiting.shift())
      heard.push(await askProvider(tools, one.line, one.order));
  }
  await Promise.all(Array.from({ length: CALLS }, call));
  return heard;
}

/** Writes what was heard. Lines whose provider did not answer for an hour fail; a retry asks by the same key. */
export async function settleChunk(
  work: JobWork,
  of: { batch: BatchKey; facts: BatchFacts; heard: readonly Heard[]; tools: EngineTools },
): Promise<void> {
  const { batch, heard, tools } = of;
  const { advertiserId } = batch;
  const { log } = work.components;
  const orphans = await work.scope.write(async (tx) => {
    const plan = await lockPlan(tx, batch);
    const change = openChange(tx, { scope: work.scope });
    const settled = await settleOrders(change, { advertiserId, heard, box: tools.box, log });
    const late = await givenUp(tx, heard);
    for (const { redemptionId, reason } of late)
      await moveRedemptions(change, {
        advertiserId,
        ids: [redemptionId],
        step: 'fail',
        reason,
        madeBy: null,
      });
    const moves: LineMove[] = [
      ...settled.redeemed.map((redemptionId) => ({ redemptionId, to: stageAfter(plan, 'order') })),
      ...[...settled.failed].map(([redemptionId, error]) => ({ redemptionId, to: 'failed' as const, error })),
      ...settled.again.map((redemptionId) => ({ redemptionId, to: 'order' as const })),
      ...late.map(({ redemptionId, reason }) => ({ redemptionId, to: 'failed' as const, error: reason })),
      ...settled.orphans.map(({ line }) => moveOf(line.id, { state: line.state, to: 'done' })),
    ];
    await moveLines(tx, batch, { from: ['ordering'], moves });
    if (moves.length > 0) await work.advanced(tx);
    return settled.orphans;
  });
  await takeBack(work.scope, { advertiserId, orphans, tools, log });
}

function givenUp(
  tx: ChunkWork['tx'],
  heard: readonly Heard[],
): Promise<{ redemptionId: string; reason: string }[]> {
  const keys = heard.flatMap((one) => ('failure' in one ? [one.key] : []));
  return rowsOf(
    tx,
    sql`select redemption_id::text as "redemptionId", coalesce(reason, 'provider_unreachable') as reason from provider_orders
      where key = any (${`{${keys.join(',')}}`}::uuid[]) and state = 'unknown' and asked_at < now() - interval '1 hour' order by redemption_id`,
  );
}
