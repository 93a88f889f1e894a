import { DISPATCH_KINDS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { tellingChannels } from '../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import type { NotificationChannel } from '../../../../schema/promotions/promotionValues.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { Refusal, refused } from '../../../foundation/http/refusals/refusal.ts';
import { freshOrderId } from '../../dispatches/accept/checks/orderIds.ts';
import { type DispatchLine, NO_DETAILS } from '../../dispatches/contract.ts';
import type { PromotionFacts } from '../../dispatches/facts.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import type { RedemptionRow } from '../../redemptions/shape.ts';
import { freeClaim } from '../../redemptions/uniqueClaims.ts';
import { bookSingle, type SingleTelling } from '../newRedemptions/bookSingle.ts';

/**
 * Books one redemption of the same reward for the same recipient, like any other single one, and returns its id. Its link or code is sent at once.
 * The caller has already returned what the former redemption gives back. It has locked the accounts and `payers`,
 * the allocations that may pay.
 * @throws Refusal no_budget, no_name, recipient_has_reward, and as `bookSingle`
 */
export async function bookReplacement(
  change: Change,
  { row, promotion, payers }: { row: RedemptionRow; promotion: PromotionFacts; payers: readonly string[] },
  box: LinkBox,
): Promise<string> {
  // A block keeps the recipient's one redemption of a promotion: from now on it is the new one.
  const { advertiserId, promotionId, id: redemptionId } = row;
  await freeClaim(change.tx, { advertiserId, promotionId, redemptionId });
  const line = lineOf(row, promotion);
  const { testing } = row;
  const single = { promotion, line, testing, telling: tellingOf(row), expectedTotal: null, payers };
  const booked = await bookSingle(change, single, box).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.name === 'not_acceptable') throw refused(change.scope, 'no_budget');
    if (error.detail.fieldErrors?.some(({ rule }) => rule === 'recipient_name_required'))
      throw refused(change.scope, 'no_name');
    if (error.detail.fieldErrors?.some(({ rule }) => rule === 'recipient_taken'))
      throw refused(change.scope, 'recipient_has_reward');
    throw error;
  });
  return booked.redemptionId;
}

/** As the promotion sends links, or codes where it sends no links; by a channel on which its recipient has an address, judged before. */
function tellingOf({ activationChannels, successChannels, user }: RedemptionRow): SingleTelling {
  const channels = tellingChannels({ activationChannels, successChannels }) as readonly NotificationChannel[];
  const hasAddress = (channel: NotificationChannel) =>
    (channel === 'sms' ? user?.phone_number : user?.email) != null;
  const kind = activationChannels.length > 0 ? 'send_links' : 'send_codes';
  const channel = channels.find(hasAddress) ?? 'email';
  return {
    plan: DISPATCH_KINDS[kind].plan,
    notifications: [],
    channel,
    messages:
      kind === 'send_links'
        ? { kind: 'activation', channels: [channel] }
        : { kind: 'reward', channels: [channel, ...(successChannels as readonly NotificationChannel[])] },
  };
}

/** The same reward, value and references, with an order ID of its own. */
function lineOf(row: RedemptionRow, { locale }: PromotionFacts): DispatchLine {
  const { user } = row;
  return {
    ...NO_DETAILS,
    line: 1,
    sku: row.sku,
    value: row.amount,
    currency: row.currency,
    orderId: freshOrderId(),
    externalRef: row.external_ref,
    companyName: row.company_name,
    recipient: user && {
      provider: user.provider,
      uid: user.uid,
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      phoneNumber: user.phone_number,
      locale,
    },
  };
}
