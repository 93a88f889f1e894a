import { sql } from 'drizzle-orm';
import { openChange } from '../../foundation/changes/change.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { JobWork } from '../../foundation/jobs/work.ts';
import { lockPlan } from '../dispatches/accept/planLock.ts';
import { type BatchFacts, type BatchKey, stageAfter } from '../dispatches/batches/batchFacts.ts';
import { type LineMove, moveLines } from '../dispatches/batches/batchLines.ts';
import type { EngineTools } from '../providers/engineTools.ts';
import { moveRedemptions } from '../redemptions/money/move.ts';
import { postLast } from '../redemptions/money/postMoves.ts';
import { askProvider } from '../redemptions/redeem/redeemOne.ts';
import { type OrderReply, settleOrders } from '../redemptions/redeem/settleOrders.ts';
import { takeBack } from '../redemptions/redeem/takeBack.ts';
import { type ChunkWork, moveOf } from './chunks.ts';
import type { OpenOrders } from './orderChunk.ts';

/** Calls to a provider at a time. */
const CONCURRENT_CALLS = 24;

/** Orders of a chunk for its providers, and the facts of the batch when the orders were opened. */
interface AskedChunk {
  facts: BatchFacts;
  pending: OpenOrders;
}

/** Orders of one chunk at providers, while the next chunk is prepared; so neither they nor the database wait. */
export function ordersUnderWay(work: JobWork, of: { batch: BatchKey; tools: EngineTools }) {
  let underWay: { facts: BatchFacts; replies: Promise<OrderReply[]> } | null = null;
  /** Writes the answers for the chunk that is under way. */
  async function settle(): Promise<void> {
    const settling = underWay;
    underWay = null;
    if (settling) await settleChunk(work, { ...of, facts: settling.facts, replies: await settling.replies });
  }
  return {
    isOpen: () => underWay !== null,
    settle,
    /** Orders a chunk once the answers for the previous one are there, and writes those meanwhile. */
    async ask({ facts, pending }: AskedChunk): Promise<void> {
      const before: Promise<unknown> = underWay?.replies ?? Promise.resolve();
      const answers = before.then(() => askAll(of.tools, pending));
      // `settle` reports a failure; one that occurs earlier is no crash.
      answers.catch(() => {});
      await settle();
      underWay = { facts, replies: answers };
    },
  };
}

/** Asks for all of them, a few calls at a time. */
async function askAll(tools: EngineTools, pending: OpenOrders): Promise<OrderReply[]> {
  const answers: OrderReply[] = [];
  const waiting = [...pending];
  async function call(): Promise<void> {
    for (let one = waiting.shift(); one; one = waiting.shift())
      answers.push(await askProvider(tools, one.line, one.order));
  }
  await Promise.all(Array.from({ length: CONCURRENT_CALLS }, call));
  return answers;
}

/** Writes the answers. Lines whose provider did not answer for an hour fail; a retry orders with the same key. */
async function settleChunk(
  work: JobWork,
  of: { batch: BatchKey; facts: BatchFacts; replies: readonly OrderReply[]; tools: EngineTools },
): Promise<void> {
  const { batch, replies, tools } = of;
  const { advertiserId } = batch;
  const { log } = work.components;
  const orphans = await work.scope.write(async (tx) => {
    const plan = await lockPlan(tx, batch);
    const { settled, late } = await postLast(
      openChange(tx, { scope: work.scope }),
      advertiserId,
      async (change) => {
        const settled = await settleOrders(change, { advertiserId, replies, box: tools.box, log });
        const late = await givenUp(tx, replies);
        for (const { redemptionId, reason } of late)
          await moveRedemptions(change, {
            advertiserId,
            ids: [redemptionId],
            step: 'fail',
            reason,
            madeBy: null,
          });
        return { settled, late };
      },
    );
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
  replies: readonly OrderReply[],
): Promise<{ redemptionId: string; reason: string }[]> {
  const keys = replies.flatMap((one) => ('failure' in one ? [one.key] : []));
  return rowsOf(
    tx,
    { redemptionId: text, reason: text },
    sql`select redemption_id::text as "redemptionId", coalesce(reason, 'provider_unreachable') as reason from provider_orders
      where key = any (${`{${keys.join(',')}}`}::uuid[]) and state = 'unknown' and asked_at < now() - interval '1 hour' order by redemption_id`,
  );
}
