import type { LineStage } from '../../../schema/foundation/transitions.ts';
import { openChange } from '../../foundation/changes/change.ts';
import { stageAfter } from '../dispatches/batches/batchFacts.ts';
import { type LineMove, moveLines, openLines } from '../dispatches/batches/batchLines.ts';
import { type OpenOrder, openOrders } from '../providers/providerOrders.ts';
import { moveRedemptions } from '../redemptions/money/move.ts';
import { type MovingChange, postLast } from '../redemptions/money/postMoves.ts';
import { lockOrderLines, type OrderLine } from '../redemptions/redeem/orderLines.ts';
import { supplyHere } from '../redemptions/redeem/supplyHere.ts';
import { type ChunkWork, moveOf } from './chunks.ts';

/** Lines that are ordered in one chunk. */
const CHUNK = 120;

/** Orders to send to providers, outside any transaction. */
export type OpenOrders = { line: OrderLine; order: OpenOrder }[];

interface Ordered {
  pending: OpenOrders;
  /** Numbers of the lines with these orders. */
  lines: number[];
  /** True if this job has already ordered all lines that are left. */
  isIdle: boolean;
}

/**
 * Orders the next lines, each where its own reward comes from: a recipient may have chosen another one than the batch was made of. Codes of a pool and
 * those made here are given at once; for the others an order is opened. Those that this job has asked for already are left for later.
 */
export async function orderChunk(
  { tx, scope, batch, facts, tools, log, most }: ChunkWork,
  askedLines: ReadonlySet<number>,
): Promise<Ordered> {
  const { advertiserId } = batch;
  const from: LineStage[] = ['order', 'ordering'];
  const open = await openLines(tx, batch, {
    stages: from,
    count: Math.min(CHUNK, most),
    without: [...askedLines],
  });
  const lines = await lockOrderLines(tx, { advertiserId, ids: open.map(({ redemptionId }) => redemptionId) });
  const { wanted, withoutAddress, redeemed, missing, stopped } = await postLast(
    openChange(tx, { scope }),
    advertiserId,
    async (change) => {
      const open = await orderable(change, { advertiserId, lines });
      const here = open.wanted.filter(({ supply }) => supply !== 'http');
      return { ...open, ...(await supplyHere(change, { advertiserId, lines: here, box: tools.box, log })) };
    },
  );
  const outside = wanted.filter(({ supply }) => supply === 'http');
  const orders = new Map(
    (await openOrders(tx, { advertiserId, lines: outside })).map((order) => [order.redemptionId, order]),
  );
  const to = stageAfter(facts.plan, 'order');
  const moves: LineMove[] = [
    ...lines
      .filter((line) => !wanted.includes(line) && !withoutAddress.includes(line))
      .map(({ id, state }) => moveOf(id, { state, to })),
    ...withoutAddress.map(({ id: redemptionId }) => ({
      redemptionId,
      to: 'failed' as const,
      error: ADDRESS_MISSING,
    })),
    ...redeemed.map((redemptionId) => ({ redemptionId, to })),
    ...missing.map((redemptionId) => ({ redemptionId, to: 'failed' as const, error: 'no_code' })),
    ...stopped.map((redemptionId) => ({ redemptionId, to: 'failed' as const, error: 'pool_stopped' })),
    ...[...orders.keys()].map((redemptionId) => ({ redemptionId, to: 'ordering' as const })),
  ];
  await moveLines(tx, batch, { from, moves });
  const pending = outside.flatMap((line) => {
    const order = orders.get(line.id);
    return order ? [{ line, order }] : [];
  });
  return {
    pending,
    lines: open.flatMap(({ line, redemptionId }) => (orders.has(redemptionId) ? [line] : [])),
    isIdle: open.length === 0,
  };
}

/** Error of goods without an address; their money stays booked. */
const ADDRESS_MISSING = 'address_missing';

/** Splits off lines that can be ordered. Goods without an address fail, since they cannot be shipped. */
async function orderable(
  change: MovingChange,
  { advertiserId, lines }: { advertiserId: string; lines: readonly OrderLine[] },
): Promise<{ wanted: OrderLine[]; withoutAddress: OrderLine[] }> {
  const open = lines.filter(({ state }) => state === 'pending' || state === 'failed');
  const withoutAddress = open.filter(({ isShipped, address }) => isShipped && address === null);
  await moveRedemptions(change, {
    advertiserId,
    ids: withoutAddress.map(({ id }) => id),
    step: 'fail',
    reason: ADDRESS_MISSING,
    madeBy: null,
  });
  return { wanted: open.filter((line) => !withoutAddress.includes(line)), withoutAddress };
}
