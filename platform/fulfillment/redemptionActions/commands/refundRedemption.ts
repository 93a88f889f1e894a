import type { FastifyBaseLogger } from 'fastify';
import type { RefundRequest } from '../../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import { type Scope, systemScope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { wrongState } from '../../../foundation/http/refusals/statusWords.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import { checkAction, lockJudged, ownerOf, readRow } from '../../redemptions/lockJudged.ts';
import { type RedemptionRow, readableRedemption } from '../../redemptions/shape.ts';
import { changedAnswer, orLedgerRefusal, type RefundedRedemptionJson } from './changed.ts';
import { type Killed, killCode, REFUND_REASONS, settleFailure, settleRefund } from './refund.ts';

/** Dependencies of commands that send requests to providers. */
export interface CommandTools {
  database: Database;
  supply: SupplyTools;
  log: FastifyBaseLogger;
}

/** The request of a refund. Its key makes a repeated request safe. */
export interface AskedRefund extends RefundRequest {
  id: string;
  key: string;
}

/**
 * Refunds a redeemed reward: first its code is canceled at its origin, then its money returns. With a code that stays valid, a refund is only possible
 * if forced, which is recorded with who and why, or if goods are merely tracked. A dry run asks no provider and assumes that the code is canceled.
 * @throws Refusal by the reason against it, cancel_failed, not_cancelable
 */
export async function refundRedemption(
  scope: Scope,
  { id, forceCodeCancel: isForced, reason: why, key }: AskedRefund,
  { database, supply, log }: CommandTools,
): Promise<RefundedRedemptionJson> {
  const advertiserId = await scope.read((tx) => ownerOf(tx, scope, id));
  const system = systemScope(database, scope);
  const action = isForced ? 'force_refund' : 'refund';
  const before = await system.read((tx) => readRow(tx, { advertiserId, id }));
  // A redemption that is no longer redeemed is judged below, where an earlier answer to the same key is found first.
  const isOver = before.state !== 'redeemed';
  if (!isOver) checkAction(action, before, scope);
  const killed =
    scope.isDryRun || isOver ? imagined(before) : await killCode(system, { advertiserId, id }, supply);
  const reason = isOver ? REFUND_REASONS.dead : reasonOf(killed, { isForced, before });
  if (reason === null) {
    if (!scope.isDryRun) await system.write((tx) => settleFailure(tx, killed));
    throw refused(scope, killed.canCancel ? 'cancel_failed' : 'not_cancelable');
  }
  const keyed = {
    key,
    body: { refundRedemption: id, isForced, why },
    advertiserId: async () => advertiserId,
  };
  return runChange({ scope: system, keyed }, async (change) => {
    change.about({ noun: 'redemptions', nounId: id });
    await lockJudged(change.tx, { ...system, abilities: scope.abilities }, { id, action });
    // It was redeemed after the check above, so its provider was not asked to kill the code.
    if (isOver) throw wrongState(scope, before.state);
    await settleRefund(change, { advertiserId, id, killed, reason, madeBy: scope.accountId }).catch(
      orLedgerRefusal(scope),
    );
    if (reason === REFUND_REASONS.forced)
      await change.record({
        noun: 'redemptions',
        nounId: id,
        action: 'refund_forced',
        advertiserId,
        after: { reason: why },
      });
    if (reason === REFUND_REASONS.forced && !scope.isDryRun)
      log.warn(
        { alert: 'refund_forced', advertiserId, redemptionId: id, caller: scope.caller },
        'a refund was forced: its code lives on',
      );
    const { redemption, effects } = await changedAnswer(change, { scope, advertiserId, id });
    return { redemption: readableRedemption.show(scope, redemption), effects };
  });
}

/** A dry run sends no request: it assumes that a code that can be killed is dead. */
const imagined = ({ cancelable }: RedemptionRow): Killed => ({
  isDead: cancelable,
  canCancel: cancelable,
  order: null,
});

/** The reason for returning the money; null where it may not return. */
function reasonOf(killed: Killed, { isForced, before }: { isForced: boolean; before: RedemptionRow }) {
  if (killed.isDead) return REFUND_REASONS.dead;
  if (isForced) return REFUND_REASONS.forced;
  return !killed.canCancel && before.usages.includes('tracking') ? REFUND_REASONS.tracked : null;
}
