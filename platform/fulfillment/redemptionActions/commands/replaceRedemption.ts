import { z } from 'zod';
import type { ReplacedWay } from '../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { type Scope, systemScope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { effectsShape } from '../../../foundation/changes/effects.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { Refusal, refused } from '../../../foundation/http/refusals/refusal.ts';
import { wrongState } from '../../../foundation/http/refusals/statusWords.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { lockAccounts } from '../../../money/interface.ts';
import { lockSources } from '../../dispatches/accept/sources.ts';
import { type PromotionFacts, promotionFacts } from '../../dispatches/facts.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { checkAction, lockJudged, ownerOf, readRow } from '../../redemptions/lockJudged.ts';
import { lockRedemptions } from '../../redemptions/money/lockRedemptions.ts';
import { type Beside, moveRedemption } from '../../redemptions/money/move.ts';
import {
  type RedemptionJson,
  type RedemptionRow,
  readableRedemption,
  redemption,
} from '../../redemptions/shape.ts';
import { bookReplacement } from './bookReplacement.ts';
import { changedAnswer, orLedgerRefusal } from './changed.ts';
import { type Killed, killCode, REFUND_REASONS, settleFailure, settleRefund } from './refund.ts';
import type { CommandTools } from './refundRedemption.ts';

/** The answer to a replacement: the former one, and the new one with its link on its way. */
export const replacedRedemption = responseSchema(
  'ReplacedRedemption',
  z.object({
    redemption: readableRedemption.schema,
    replacement: readableRedemption.schema,
    effects: effectsShape,
  }),
);
type ReplacedJson = z.output<typeof replacedRedemption>;

/** How the former redemption ends. The key makes a repeated request safe. */
export interface AskedReplacement {
  id: string;
  former: ReplacedWay;
  key: string;
}

/** Dependencies of replacements. */
interface ReplaceTools extends CommandTools {
  box: LinkBox;
}

/**
 * Gives a recipient another redemption of the same reward in place of a redeemed one. The former one is refunded once its code is dead, or blocked,
 * which leaves its money spent; in the same transaction the new one is booked, and its link or code goes to the recipient.
 * @throws Refusal by the reason against it, cancel_failed, not_cancelable, no_budget, insufficient_stock, quota_exceeded, refunded_not_replaced
 */
export async function replaceRedemption(
  scope: Scope,
  { id, former, key }: AskedReplacement,
  tools: ReplaceTools,
): Promise<ReplacedJson> {
  const advertiserId = await scope.read((tx) => ownerOf(tx, scope, id));
  const system = systemScope(tools.database, scope);
  const judging = { ...system, abilities: scope.abilities };
  const before = await system.read((tx) => readRow(tx, { advertiserId, id }));
  const isOver = before.state !== 'redeemed';
  const keyed = { key, body: { replaceRedemption: id, former }, advertiserId: async () => advertiserId };
  const replace = (killed: Killed, as = system) =>
    runChange({ scope: as, keyed }, async (change) => {
      // Promotions are locked before redemptions, as everywhere.
      const { promotionId } = before;
      const promotion = await promotionFacts(change.tx, system, { promotionId, isLocked: true });
      const row = await lockJudged(change.tx, judging, { id, action: 'replace' });
      checkWay(scope, row, former);
      if (isOver) throw wrongState(scope, before.state);
      return replaceIn(change, { scope, row, former, killed, promotion, tools });
    });
  if (isOver) return replace(imagined);
  checkAction('replace', before, scope);
  checkWay(scope, before, former);
  // The dry run comes first: the new redemption must be possible before the former one's code dies.
  const { caller, accountId, locale, requestId } = scope;
  const asDryRun = { caller, accountId, locale, requestId, isDryRun: true, givesWay: scope.isDryRun };
  const tried = await replace(imagined, systemScope(tools.database, asDryRun));
  if (scope.isDryRun) return tried;
  if (former === 'block') return replace(imagined);
  const killed = await killCode(system, { advertiserId, id }, tools.supply);
  if (!killed.isDead) {
    await system.write((tx) => settleFailure(tx, killed));
    throw refused(scope, killed.canCancel ? 'cancel_failed' : 'not_cancelable');
  }
  return replace(killed).catch((error: unknown) =>
    refundAlone(error, { scope, system, row: before, killed }),
  );
}

/** A dry run assumes that the code is dead. A block does not touch the code. */
const imagined: Killed = { isDead: true, canCancel: true, order: null };

/** A block keeps the money spent and books new money: it requires the ability to create redemptions. A refund needs a code that can be canceled. */
function checkWay(scope: Scope, { cancelable }: RedemptionRow, former: ReplacedWay): void {
  if (former === 'refund' && !cancelable) throw refused(scope, 'not_cancelable');
  if (former === 'block' && !scope.abilities.has('createRedemptions'))
    throw refused(scope, 'missing_ability', { ability: 'createRedemptions' });
}

interface Replacing {
  scope: Scope;
  row: RedemptionRow;
  former: ReplacedWay;
  killed: Killed;
  promotion: PromotionFacts;
  tools: ReplaceTools;
}

async function replaceIn(
  change: Change,
  { scope, row, former, killed, promotion, tools }: Replacing,
): Promise<ReplacedJson> {
  const { advertiserId, id } = row;
  const lockedRows = await lockRedemptions(change.tx, { advertiserId, ids: [id], from: ['redeemed'] });
  const returnsTo = lockedRows.flatMap(({ sourceId }) => sourceId ?? []);
  const sources = await lockSources(change.tx, promotion, { skus: [row.sku], returnsTo });
  const payers = [...new Set(sources.pieces.map(({ allocationId }) => allocationId))];
  // Money moves twice, and the returned money pays for the new redemption. All accounts are locked once stock came back.
  const beside: Beside = async () => {
    await lockAccounts(change.tx, advertiserId);
    return [];
  };
  const of = { advertiserId, id, madeBy: scope.accountId, beside };
  const moving =
    former === 'refund'
      ? settleRefund(change, { ...of, killed, reason: REFUND_REASONS.dead })
      : moveRedemption(change, { ...of, step: 'block' });
  await moving.catch(orLedgerRefusal(scope));
  const replacementId = await bookReplacement(change, { row, promotion, payers }, tools.box);
  change.about({ noun: 'redemptions', nounId: replacementId });
  await change.record({
    noun: 'redemptions',
    nounId: id,
    action: 'replaced',
    advertiserId,
    after: { replacement: replacementId },
  });
  await change.record({
    noun: 'redemptions',
    nounId: replacementId,
    action: 'replaces',
    advertiserId,
    after: { replaces: id },
  });
  const { redemption: now, effects } = await changedAnswer(change, { scope, advertiserId, id });
  const replacement = await readRow(change.tx, { advertiserId, id: replacementId });
  const seen = (json: RedemptionJson) => readableRedemption.show(scope, json);
  return { redemption: seen(now), replacement: seen(redemption.json(replacement, scope)), effects };
}

/** Returns the former redemption's money even if another booking has just used the budget of the new one: the code is dead. */
async function refundAlone(
  error: unknown,
  { scope, system, row, killed }: { scope: Scope; system: Scope; row: RedemptionRow; killed: Killed },
): Promise<never> {
  const isOurs = error instanceof Refusal && error.kind !== 'forbidden' && !ANOTHERS.includes(error.name);
  if (!isOurs) throw error;
  const { advertiserId, id } = row;
  await runChange({ scope: system }, (change) =>
    settleRefund(change, { advertiserId, id, killed, reason: REFUND_REASONS.dead, madeBy: scope.accountId }),
  );
  throw refused(scope, 'refunded_not_replaced', { reason: error.message });
}

/** Refusals of a redemption that a concurrent request, or an earlier call of this one, has already ended. */
const ANOTHERS = [
  'unreachable_state',
  'wrong_state',
  'idempotency_in_flight',
  'idempotency_mismatch',
  'not_found',
];
