import type { PlanStage } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { NotificationChannel } from '../../../../schema/promotions/promotionValues.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { bookAll, recordAccepted } from '../../dispatches/accept/bookDispatch.ts';
import { checkNames } from '../../dispatches/accept/checks/checkNames.ts';
import { checkClaims } from '../../dispatches/accept/checks/claims.ts';
import { insertDispatch, reserveIds } from '../../dispatches/accept/insertDispatch.ts';
import { groupBySku, judgeDispatch } from '../../dispatches/accept/judge.ts';
import { lockSources, oneCodeOf } from '../../dispatches/accept/sources.ts';
import { takeStock } from '../../dispatches/accept/takeStock.ts';
import { releaseNew } from '../../dispatches/changes/release.ts';
import {
  type CheckedField,
  type DispatchCost,
  type DispatchLine,
  type FieldPath,
  IMMEDIATE_OPTIONS,
  IMMEDIATE_ORDER,
  type SentMessages,
} from '../../dispatches/contract.ts';
import { costOf } from '../../dispatches/cost.ts';
import { checkRunning, type PromotionFacts, promotionFacts } from '../../dispatches/facts.ts';
import { knowRecipients } from '../../recipients/knowRecipients.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';

/** A single redemption to book. */
export interface SingleOrder {
  promotion: PromotionFacts;
  line: DispatchLine;
  testing: boolean;
  telling: SingleTelling;
  /** The previewed cost, a decimal in the billing currency; null without a preview. */
  expectedTotal: string | null;
  /** Ids of the allocations that may pay, if the change locked them before the accounts; absent: all allocations of the advertiser. */
  payers?: readonly string[];
  /** Called before the money is booked, because booking locks the advertiser's accounts until the transaction ends. */
  beforeBooking?: (redemptionId: string) => Promise<void>;
}

/** How the recipient of one redemption hears of it. */
export interface SingleTelling {
  /** The worker's task; nothing if the creator passes the link on. */
  plan: readonly PlanStage[];
  /** Notification channels used in addition to those of the promotion. */
  notifications: readonly NotificationChannel[];
  /** The channel to use when only the recipient gets the link; the recipient has then verified the address. */
  channel: NotificationChannel | null;
  /** The messages that go out to it at once. */
  messages: SentMessages | null;
}

/** The redemption that was booked, and its cost. */
interface BookedSingle {
  redemptionId: string;
  cost: DispatchCost;
}

const FIELDS: Record<CheckedField, string> = {
  order_id: 'order_id',
  email: 'user.email',
  phone_number: 'user.uid',
  first_name: 'user.first_name',
  code: 'code',
};
const path: FieldPath = (field) => FIELDS[field];

/**
 * Books one redemption in the change's transaction: its budget, stock and quota are reserved, its order ID is claimed for ever, and the worker starts at
 * once. The worker and the ledger know redemptions by their batch, so it has one of its own, in a dispatch that no list shows. A dry run writes it
 * too, since its caller reads it.
 * @throws Refusal promotion_not_running, advertiser_disabled, not_acceptable, account_frozen, total_changed, the reason of `fillLines`; order_id
 * order_id_sent, user.email or user.uid recipient_taken, user.first_name recipient_name_required
 */
export async function bookSingle(change: Change, single: SingleOrder, box: LinkBox): Promise<BookedSingle> {
  const { tx, scope } = change;
  const { line, testing, telling, expectedTotal, payers } = single;
  const { id: promotionId, advertiserId } = single.promotion;
  const { plan, notifications, channel, messages } = telling;
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: true });
  checkRunning(scope, promotion, 'single');
  const order = {
    ...IMMEDIATE_ORDER,
    advertiserId,
    promotionId,
    kind: 'single' as const,
    usage: 'users_notification' as const,
    lines: [line],
    options: { ...IMMEDIATE_OPTIONS, testing, expectedTotal, minimalExpiration: null },
    notifications,
  };
  await checkNames(tx, { order, messages, path });
  const claims = { order, isUnique: promotion.isUnique, entries: new Map<number, string>(), path };
  // Other bookings wait for locked sources: a dry run checks its claims before.
  if (scope.isDryRun) await checkClaims(tx, claims);
  const skus = [line.sku];
  const needed = testing ? null : oneCodeOf(skus);
  const sources = await lockSources(tx, promotion, { skus, needed, payers });
  const judged = await judgeDispatch(change, { order, promotion, bySku: groupBySku([line]), sources });
  if (!scope.isDryRun) await checkClaims(tx, claims);
  const { batches } = judged;
  const ids = await reserveIds(tx, batches, { writesLines: true });
  const { dispatchId } = ids;
  const redemptionId = ids.redemptionIds[0] as string;
  await takeStock(tx, advertiserId, batches);
  const recipients = await knowRecipients(tx, advertiserId, line.recipient ? [line.recipient] : []);
  const releaseAt = promotion.now;
  const insert = { order, promotion, plan, channel, releaseAt, ids, batches, recipients, claims, box };
  await insertDispatch(tx, scope, insert);
  await recordAccepted(change, { order, dispatchId, batches, releaseAt });
  await releaseNew(change, insert);
  await single.beforeBooking?.(redemptionId);
  await bookAll(change, promotion, batches);
  return { redemptionId, cost: costOf({ promotion, ...judged }) };
}
