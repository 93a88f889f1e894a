import type { FastifyBaseLogger } from 'fastify';
import type { RedemptionState } from '../../../../schema/foundation/transitions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { openChange } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import { JobFailed } from '../../../foundation/jobs/work.ts';
import { queueRewardDeliveries } from '../../deliveries/queueDeliveries.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import { closeOrders, type OpenOrder, openOrderOf, openOrders } from '../../providers/providerOrders.ts';
import { moveRedemptions } from '../money/move.ts';
import { type MovingChange, postLast } from '../money/postMoves.ts';
import { lockOrderLines, type OrderLine, requestOf } from './orderLines.ts';
import { type OrderReply, type Settled, settleOrders } from './settleOrders.ts';
import { supplyHere } from './supplyHere.ts';

/** One redemption of an advertiser. */
export interface RedemptionKey {
  advertiserId: string;
  redemptionId: string;
}

/** Progress of one redemption: redeemed, failed for a reason, or waiting for its provider, even if only to cancel the codes. */
export type RedeemStart =
  | { kind: 'redeemed' }
  | { kind: 'failed'; reason: string }
  | { kind: 'asked'; line: OrderLine; order: OpenOrder };

/** Seconds after which the job takes over if the caller is gone. */
const TAKEOVER_SECONDS = 20;

/**
 * Begins to redeem one: a code from here is supplied in the transaction; otherwise its order is opened, with a job that continues if
 * this process ends. One that is only booked is activated first.
 */
export const beginOne = (tx: Queries, scope: Scope, beginning: Beginning): Promise<RedeemStart> =>
  postLast(openChange(tx, { scope }), beginning.key.advertiserId, (change) => begin(change, beginning));

interface Beginning {
  key: RedemptionKey;
  tools: SupplyTools;
  log?: FastifyBaseLogger | undefined;
  hasJob?: boolean;
}

async function begin(
  change: MovingChange,
  { key, tools, log, hasJob = false }: Beginning,
): Promise<RedeemStart> {
  const { tx } = change;
  const { advertiserId, redemptionId } = key;
  const [line] = await lockOrderLines(tx, { advertiserId, ids: [redemptionId] });
  if (!line) return { kind: 'failed', reason: 'not_found' };
  if (line.state === 'redeemed') return { kind: 'redeemed' };
  if (!OPEN.includes(line.state)) {
    const order = await openOrderOf(tx, key);
    if (order && line.cancels) return { kind: 'asked', line, order };
    if (order) await leaveOrder(tx, { key, order, log });
    return { kind: 'failed', reason: line.state };
  }
  if (line.isHeld) return { kind: 'failed', reason: 'not_released' };
  if (line.isShipped && line.address === null) return { kind: 'failed', reason: 'address_missing' };
  if (line.state === 'booked')
    await moveRedemptions(change, { advertiserId, ids: [redemptionId], step: 'activate', madeBy: null });
  if (line.supply !== 'http') {
    const { redeemed, stopped, again } = await supplyHere(change, {
      advertiserId,
      lines: [line],
      box: tools.box,
      log,
    });
    if (redeemed.length > 0) {
      if (!line.isInBatch) await queueRewardDeliveries(tx, { advertiserId, redemptionIds: redeemed });
      return { kind: 'redeemed' };
    }
    if (again.length > 0) return { kind: 'failed', reason: 'duplicate_code' };
    return { kind: 'failed', reason: stopped.length > 0 ? 'pool_stopped' : 'no_code' };
  }
  const [order] = await openOrders(tx, { advertiserId, lines: [line] });
  if (!order) throw new Error('No order was opened');
  if (!hasJob)
    await enqueue(tx, {
      kind: 'redeem',
      payload: { advertiserId, redemptionId },
      dedupeKey: `redeem:${order.key}`,
      advertiserId,
      runAt: new Date(Date.now() + TAKEOVER_SECONDS * 1000),
    });
  return { kind: 'asked', line, order };
}

/**
 * Abandons an order of a redemption that accepts no code any more, if its provider cancels nothing: a further request could buy an unwanted code. Only
 * the provider knows whether the order was accepted, and has to be paid.
 */
async function leaveOrder(
  tx: Queries,
  of: { key: RedemptionKey; order: OpenOrder; log: FastifyBaseLogger | undefined },
): Promise<void> {
  const { key, order, log } = of;
  await closeOrders(tx, [{ key: order.key, state: 'cancel_failed', reason: 'not_wanted', reference: null }]);
  log?.error(
    { alert: 'order_left', ...key, order: order.key },
    'a provider that takes nothing back may have been ordered a code that nobody takes: ask it',
  );
}

const OPEN: readonly RedemptionState[] = ['booked', 'pending', 'failed'];

/** Sends the order to the provider. After a failure, it is unknown whether the provider accepted it. */
export async function askProvider(
  tools: SupplyTools,
  line: OrderLine,
  order: OpenOrder,
): Promise<OrderReply> {
  try {
    return {
      ...order,
      answer: await (await tools.providers(line.providerId)).order(order.key, requestOf(line)),
    };
  } catch (error) {
    if (!(error instanceof JobFailed)) throw error;
    return { ...order, failure: error.reason };
  }
}

/** Writes the reply for one redemption, and queues its messages unless its batch does. */
export async function settleOne(
  tx: Queries,
  scope: Scope,
  of: {
    key: RedemptionKey;
    reply: OrderReply;
    isInBatch: boolean;
    tools: SupplyTools;
    log?: FastifyBaseLogger | undefined;
  },
): Promise<Settled> {
  const { key, reply, tools, log } = of;
  const { advertiserId } = key;
  return postLast(openChange(tx, { scope }), advertiserId, async (change) => {
    const settled = await settleOrders(change, { advertiserId, replies: [reply], box: tools.box, log });
    if (!of.isInBatch) await queueRewardDeliveries(tx, { advertiserId, redemptionIds: settled.redeemed });
    return settled;
  });
}
