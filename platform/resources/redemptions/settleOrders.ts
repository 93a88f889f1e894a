import type { FastifyBaseLogger } from 'fastify';
import type { RedemptionState } from '../../../schema/transitions.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import type { ProviderAnswer } from '../../providers/adapter.ts';
import { moveRedemptions } from './move.ts';
import { lockOrderLines, type OrderLine } from './orderLines.ts';
import type { MovingChange } from './postMoves.ts';
import { type ClosedOrder, closeOrders, type OpenOrder, stillOpen } from './providerOrders.ts';
import { givenBefore, redeemSupplied, type Supplied } from './redeemSupplied.ts';

/** What a provider said to an order; a failure leaves open whether it was taken. */
export type Heard = OpenOrder & ({ answer: ProviderAnswer } | { failure: string });

/** An order that was answered for a redemption that takes nothing any more: its codes have to die. */
export interface OrphanOrder {
  order: OpenOrder;
  line: OrderLine;
  answer: Extract<ProviderAnswer, { kind: 'answered' }>;
}

/** The outcomes of ordered redemptions, by their ids. */
export interface Settled {
  redeemed: string[];
  /** Those that failed, and why. */
  failed: Map<string, string>;
  /** Nobody knows yet whether they were ordered: to be asked for again with the same key. */
  unknown: string[];
  /** Their code was given to another redemption: to be ordered again. */
  again: string[];
  orphans: OrphanOrder[];
}

const ORDERED: readonly RedemptionState[] = ['pending', 'failed'];

type Answered = Heard & { answer: Extract<ProviderAnswer, { kind: 'answered' }> };

/**
 * Writes what providers said. An answer that came twice changes nothing the second time; one for a redemption that takes nothing any more
 * leaves its order open, for its codes to be taken back.
 */
export async function settleOrders(
  change: MovingChange,
  of: { advertiserId: string; heard: readonly Heard[]; box: CodeBox; log?: FastifyBaseLogger | undefined },
): Promise<Settled> {
  const { advertiserId, heard, box, log } = of;
  const ids = heard.map(({ redemptionId }) => redemptionId);
  const lines = new Map(
    (await lockOrderLines(change.tx, { advertiserId, ids })).map((line) => [line.id, line]),
  );
  const open = await stillOpen(
    change.tx,
    heard.map(({ key }) => key),
  );
  const settled: Settled = { redeemed: [], failed: new Map(), unknown: [], again: [], orphans: [] };
  const closed: ClosedOrder[] = [];
  const close = (key: string, state: ClosedOrder['state'], more: Partial<ClosedOrder> = {}) =>
    void closed.push({ key, state, reason: null, reference: null, ...more });

  const fitting: Answered[] = [];
  for (const one of heard) {
    const { redemptionId, key } = one;
    const line = lines.get(redemptionId);
    if (!line) continue;
    if ('failure' in one) {
      settled.unknown.push(redemptionId);
      close(key, 'unknown', { reason: one.failure });
    } else if (one.answer.kind === 'refused') {
      // What another order redeemed meanwhile, or what takes nothing any more, does not fail by it.
      if (line.state === 'redeemed') settled.redeemed.push(redemptionId);
      else if (ORDERED.includes(line.state)) settled.failed.set(redemptionId, one.answer.reason);
      close(key, 'refused', { reason: one.answer.reason });
    } else if (open.has(key) && ORDERED.includes(line.state)) fitting.push(one as Answered);
    else if (line.state === 'redeemed') {
      settled.redeemed.push(redemptionId);
      close(key, 'answered', { reference: one.answer.reference });
    } else {
      close(key, 'unknown', { reason: 'not_wanted', reference: one.answer.reference });
      settled.orphans.push({ order: { redemptionId, key }, line, answer: one.answer });
    }
  }

  const supplied = fitting.map(({ redemptionId, answer }): Supplied => ({ redemptionId, ...answer }));
  const taken = await givenBefore(change.tx, box, supplied);
  for (const { redemptionId, key, answer } of fitting) {
    const { reference } = answer;
    if (!taken.has(redemptionId)) close(key, 'answered', { reference });
    else {
      close(key, 'refused', { reason: 'duplicate_code', reference });
      settled.again.push(redemptionId);
      log?.error(
        { alert: 'duplicate_code', advertiserId, redemptionId, order: key },
        'a provider gave a code twice',
      );
    }
  }
  const kept = supplied.filter(({ redemptionId }) => !taken.has(redemptionId));
  settled.redeemed.push(...(await redeemSupplied(change, { advertiserId, box, supplied: kept })));
  for (const [reason, failing] of byReason(settled.failed))
    await moveRedemptions(change, { advertiserId, ids: failing, step: 'fail', reason, madeBy: null });
  await closeOrders(change.tx, closed);
  return settled;
}

/** The ids that failed for the same reason. */
export function byReason(failed: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [id, reason] of failed) groups.set(reason, [...(groups.get(reason) ?? []), id]);
  return groups;
}
