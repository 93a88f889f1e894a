import { sql } from 'drizzle-orm';
import { DISPATCH_KINDS } from '../../../../schema/dispatchKinds.ts';
import { tellingChannels } from '../../../../schema/redemptionActions.ts';
import type { ReplacedWay } from '../../../../schema/redemptionFacts.ts';
import type { NotificationChannel } from '../../../../schema/rules/promotionValues.ts';
import type { Change } from '../../../changes/change.ts';
import { refused } from '../../../http/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { DispatchLine, DispatchOrder, LinkBox } from '../../dispatches/contract.ts';
import type { PromotionFacts } from '../../dispatches/facts.ts';
import { type ChargedLine, fillLines } from '../../dispatches/fill.ts';
import { insertDispatch, reserveIds } from '../../dispatches/insertDispatch.ts';
import { freshOrderId } from '../../dispatches/orderIds.ts';
import { offeredRewards, readSources } from '../../dispatches/sources.ts';
import { takeStock } from '../../dispatches/takeStock.ts';
import type { LockedRedemption } from '../lockRedemptions.ts';
import { movePostings } from '../movePostings.ts';
import type { RedemptionRow } from '../shape.ts';

/** What is replaced, and by whom. */
interface Replaced {
  row: RedemptionRow;
  former: ReplacedWay;
  /** Locked until the transaction ends. */
  promotion: PromotionFacts;
  box: LinkBox;
  madeBy: string | null;
}

interface Booked {
  order: DispatchOrder;
  charged: ChargedLine;
  batchId: string;
  dispatchId: string;
  redemptionId: string;
}

/**
 * Books one redemption of the same reward for the same recipient: `beside` judges it, takes its stock and answers its postings, for the one list of the
 * transaction; `insert` then writes it as a dispatch of one line that goes out at once, and answers its id.
 */
export function bookReplacement(change: Change, { row, former, promotion, box, madeBy }: Replaced) {
  const { tx, scope } = change;
  const { advertiserId, promotionId, sku } = row;
  let booked: Booked | null = null;
  return {
    async beside([old]: readonly LockedRedemption[]) {
      const reward = (await offeredRewards(tx, promotionId, [sku])).get(sku);
      // Locked before: what a refund gave back counts, its money as soon as the list is posted.
      const sources = await readSources(tx, promotion, [sku]);
      const held = old?.sourceId == null ? undefined : sources.balances.get(old.sourceId);
      if (former === 'refund' && old?.sourceId != null && held !== undefined)
        sources.balances.set(old.sourceId, held + old.charge);
      const line = lineOf(row, promotion);
      const filled = fillLines({ reward, lines: [line], currency: promotion.currency, sources });
      if ('refusal' in filled) throw refused(scope, filled.refusal, { sku });
      const charged = filled.lines[0] as ChargedLine;
      const ids = await reserveIds(tx, { batches: 1, lines: 1 });
      const [batchId, redemptionId] = [ids.batchIds[0] as string, ids.redemptionIds[0] as string];
      const order = orderOf(row, line);
      booked = { order, charged, batchId, dispatchId: ids.dispatchId, redemptionId };
      await takeStock(tx, advertiserId, [{ batchId, sku, currency: line.currency, lines: [charged] }]);
      const { charge, allocationId: sourceId } = charged;
      return movePostings(
        [
          {
            ...{ id: redemptionId, state: 'booked', promotionId, sku, batchId, recipientId: null },
            ...{ charge, chargeCurrency: promotion.currency, sourceId },
          },
        ],
        { advertiserId, kinds: ['book'], madeBy, grouping: 'batch' },
      );
    },
    async insert(): Promise<string> {
      if (!booked) throw new Error('nothing was booked');
      const { order, charged, batchId, dispatchId, redemptionId } = booked;
      // A block keeps the recipient's one redemption of a promotion: from now on it is the new one.
      if (former === 'block')
        await tx.execute(sql`delete from unique_recipients
          where advertiser_id = ${advertiserId} and promotion_id = ${promotionId} and redemption_id = ${row.id}`);
      const recipients = new Map([[`${row.user?.provider}:${row.user?.uid}`, row.user?.id ?? '']]);
      const isClaimed = await insertDispatch(tx, scope, {
        ...{ order, promotion, channel: channelOf(row), releaseAt: promotion.now, recipients, box },
        ids: { dispatchId, batchIds: [batchId], redemptionIds: [redemptionId] },
        batches: [{ batchId, sku, currency: charged.line.currency, lines: [charged] }],
        entries: new Map(),
      });
      if (!isClaimed) throw refused(scope, 'recipient_has_reward');
      await change.record({
        ...{ noun: 'dispatches', nounId: dispatchId, action: 'created', advertiserId },
        after: { promotionId, kind: order.kind, batches: [{ batchId, sku, lines: 1 }], replaces: row.id },
      });
      await enqueue(tx, {
        ...{ kind: 'release', payload: { advertiserId, dispatchId }, advertiserId },
        dedupeKey: `release:${dispatchId}`,
      });
      return redemptionId;
    },
  };
}

/** By which channel its recipient can be written to; judged before. */
function channelOf({ activationChannels, successChannels, user }: RedemptionRow): NotificationChannel {
  const channels = tellingChannels({ activationChannels, successChannels }) as readonly NotificationChannel[];
  const isReached = (channel: NotificationChannel) =>
    (channel === 'sms' ? user?.phone_number : user?.email) != null;
  return channels.find(isReached) ?? 'email';
}

/** The same reward, value and references, with an order ID of its own. */
function lineOf(row: RedemptionRow, { locale }: PromotionFacts): DispatchLine {
  const { user } = row;
  return {
    ...{ line: 1, sku: row.sku, value: row.amount, currency: row.currency, orderId: freshOrderId() },
    ...{ externalRef: row.external_ref, companyName: row.company_name },
    recipient: user && {
      ...{ provider: user.provider, uid: user.uid, firstName: user.first_name, lastName: user.last_name },
      ...{ email: user.email, phoneNumber: user.phone_number, locale },
    },
    ...{ customImage: null, message: null, entryCode: null },
  };
}

function orderOf(row: RedemptionRow, line: DispatchLine): DispatchOrder {
  const kind = row.activationChannels.length > 0 ? 'send_links' : 'send_codes';
  return {
    ...{
      advertiserId: row.advertiserId,
      promotionId: row.promotionId,
      kind,
      usage: DISPATCH_KINDS[kind].usage,
    },
    lines: [line],
    options: {
      ...{ undoSeconds: 0, releaseAt: null, reminderDays: [], minimalExpiration: null, includePdf: false },
      ...{ testing: row.testing, expectedTotal: null },
    },
    ...{ orderPrefix: null, contentHash: null, fileName: null },
  };
}
