import type { BulkAction } from '../../../schema/redemptionBulk.ts';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '../../../schema/rules/promotionValues.ts';
import type { Scope } from '../../access/scope.ts';
import { openChange } from '../../changes/change.ts';
import type { Queries } from '../../database/connection.ts';
import { queueDeliveries } from '../deliveries/queueDeliveries.ts';
import { annotate } from '../redemptions/annotate.ts';
import { moveRedemptions } from '../redemptions/move.ts';
import type { BulkWork, RowOutcome } from './bulkRows.ts';
import type { JudgedRow } from './judgeRows.ts';

/** Rows of one advertiser whose state allows the action, locked. */
interface Applied {
  tx: Queries;
  /** The platform's own, in the name of who asked. */
  scope: Scope;
  bulk: BulkWork;
  advertiserId: string;
  rows: readonly JudgedRow[];
}

type Apply = (applied: Applied) => Promise<RowOutcome[]>;

/** Calls redemptions off; their money, stock and quota come back. */
const cancel: Apply = async ({ tx, scope, advertiserId, rows, bulk }) => {
  const ids = rows.map(({ id }) => id);
  const move = { advertiserId, ids, step: 'cancel', reason: 'bulk_cancel', madeBy: bulk.accountId } as const;
  const moved = new Set((await moveRedemptions(openChange(tx, { scope }), move)).map(({ id }) => id));
  return ids.map((id) => (moved.has(id) ? done(id) : { id, outcome: 'left', reason: 'wrong_state' }));
};

/** Comments by the one way of a comment, so that only staff who may read comments are shown it. */
const comment: Apply = async ({ tx, scope, advertiserId, rows, bulk }) => {
  const redemptionIds = rows.map(({ id }) => id);
  await annotate(tx, scope, { advertiserId, redemptionIds, content: bulk.comment ?? '' });
  return rows.map(({ id }) => done(id));
};

/** Queues messages by the channels of each promotion to whoever has an address there; each at most once for this bulk action. */
const resend =
  (event: 'success' | 'activation'): Apply =>
  async ({ tx, scope, advertiserId, rows, bulk }) => {
    const kind = event === 'success' ? 'reward' : 'activation';
    const ways = rows.map(({ id, row }) => ({ id, channels: channelsOf(row, event) }));
    for (const channel of NOTIFICATION_CHANNELS) {
      const redemptionIds = ways.filter(({ channels }) => channels.includes(channel)).map(({ id }) => id);
      await queueDeliveries(tx, {
        ...{ advertiserId, kind, channel, redemptionIds, skipsMissing: true },
        dedupe: (id) => `bulk:${bulk.id}:${kind}:${id}:${channel}`,
      });
    }
    const change = openChange(tx, { scope });
    for (const { id, channels } of ways)
      if (channels.length > 0)
        await change.record({
          ...{ noun: 'redemptions', nounId: id, action: 'resent', advertiserId },
          after: { event, channels },
        });
    return ways.map(({ id, channels }) =>
      channels.length > 0 ? done(id) : { id, outcome: 'left', reason: 'no_contact' },
    );
  };

/** The channels by which a promotion tells of an event, as far as the recipient has an address there. */
function channelsOf(
  { promotion, user }: JudgedRow['row'],
  event: 'success' | 'activation',
): NotificationChannel[] {
  const { notification_channels: success, activation_notification_channels: activation } = promotion;
  return (event === 'success' ? success : activation).filter(
    (channel) => (channel === 'email' ? user?.email : user?.phone_number) != null,
  );
}

const done = (id: string): RowOutcome => ({ id, outcome: 'done' });

/** What is done within the transaction of a chunk; a retry may ask a provider, so it is not. */
export const APPLY: Record<Exclude<BulkAction, 'retry_redemptions'>, Apply> = {
  cancel_redemptions: cancel,
  add_comment: comment,
  resend_success_notification: resend('success'),
  resend_activation_notification: resend('activation'),
};
