import type { FastifyBaseLogger } from 'fastify';
import type { RedemptionState } from '../../../../schema/foundation/transitions.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { givenBefore, type Supplied } from '../../codes/supplied.ts';
import type { ProviderAnswer } from '../../providers/adapter.ts';
import { type ClosedOrder, closeOrders, type OpenOrder, stillOpen } from '../../providers/providerOrders.ts';
import { moveRedemptions } from '../money/move.ts';
import type { MovingChange } from '../money/postMoves.ts';
import { lockOrderLines, type OrderLine } from './orderLines.ts';
import { redeemSupplied } from './redeemSupplied.ts';

/** The provider's reply to an order. After a failure, it is unknown whether the provider accepted the order. */
export type OrderReply = OpenOrder & ({ answer: ProviderAnswer } | { failure: string });

/** An order whose answer came after its redemption stopped accepting codes. Its codes must be killed. */
export interface OrphanOrder {
  order: OpenOrder;
  line: OrderLine;
  answer: Extract<ProviderAnswer, { kind: 'answered' }>;
}

/** The outcomes of ordered redemptions, by their ids. */
export interface Settled {
  redeemed: string[];
  /** Failed redemptions, with the reason. */
  failed: Map<string, string>;
  /** Redemptions whose order may or may not have been accepted. They are ordered again with the same key. */
  unknown: string[];
  /** Redemptions whose code another one has. They are ordered again. */
  again: string[];
  orphans: OrphanOrder[];
}

const ORDERED: readonly RedemptionState[] = ['pending', 'failed'];

type Answered = OrderReply & { answer: Extract<ProviderAnswer, { kind: 'answered' }> };

/**
 * Writes what providers said. An answer that came twice changes nothing the second time; one for a redemption that takes nothing any more
 * leaves its order open, for its codes to be taken back.
 */
export async function settleOrders(
  change: MovingChange,
  of: {
    advertiserId: string;
    replies: readonly OrderReply[];
    box: CodeBox;
    log?: FastifyBaseLogger | undefined;
  },
): Promise<Settled> {
  const { advertiserId, replies, box, log } = of;
  const ids = replies.map(({ redemptionId }) => redemptionId);
  const lines = new Map(
    (await lockOrderLines(change.tx, { advertiserId, ids })).map((line) => [line.id, line]),
  );
  const open = await stillOpen(
    change.tx,
    replies.map(({ key }) => key),
  );
  const settled: Settled = { redeemed: [], failed: new Map(), unknown: [], again: [], orphans: [] };
  const closed: ClosedOrder[] = [];
  const close = (key: string, state: ClosedOrder['state'], more: Partial<ClosedOrder> = {}) =>
    void closed.push({ key, state, reason: null, reference: null, ...more });

  const fitting: Answered[] = [];
  for (const one of replies) {
    const { redemptionId, key } = one;
    const line = lines.get(redemptionId);
    if (!line) continue;
    if ('failure' in one) {
      settled.unknown.push(redemptionId);
      close(key, 'unknown', { reason: one.failure });
    } else if (one.answer.kind === 'refused') {
      // A refusal does not fail a redemption that another order redeemed meanwhile, or that accepts nothing any more.
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
  const duplicates = await givenBefore(change.tx, box, supplied);
  for (const { redemptionId, key, answer } of fitting) {
    const { reference } = answer;
    if (!duplicates.has(redemptionId)) close(key, 'answered', { reference });
    else {
      close(key, 'refused', { reason: 'duplicate_code', reference });
      settled.again.push(redemptionId);
      log?.error(
        { alert: 'duplicate_code', advertiserId, redemptionId, order: key },
        'a provider gave a code twice',
      );
    }
  }
  const fresh = supplied.filter(({ redemptionId }) => !duplicates.has(redemptionId));
  settled.redeemed.push(...(await redeemSupplied(change, { advertiserId, box, supplied: fresh })));
  for (const [reason, failing] of byReason(settled.failed))
    await moveRedemptions(change, { advertiserId, ids: failing, step: 'fail', reason, madeBy: null });
  await closeOrders(change.tx, closed);
  return settled;
}

/** Groups failed ids by reason. */
export function byReason(failed: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [id, reason] of failed) groups.set(reason, [...(groups.get(reason) ?? []), id]);
  return groups;
}
