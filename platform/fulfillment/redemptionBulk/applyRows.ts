import type { BulkAction } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { type Change, openChange } from '../../foundation/changes/change.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { cancelRedemptions } from '../redemptionActions/commands/cancelRedemptions.ts';
import type { CommandTarget } from '../redemptionActions/commands/commandTarget.ts';
import { retryRedemptions } from '../redemptionActions/commands/retryRedemptions.ts';
import { type NotificationEvent, resendMessages } from '../redemptionActions/recipients/resendMessages.ts';
import { annotate } from '../redemptions/details/annotate.ts';
import type { Moved } from '../redemptions/money/move.ts';
import type { BulkWork, RowOutcome } from './bulkRows.ts';
import { type CheckedRow, channelsOf } from './checkRows.ts';

/** Rows of one advertiser whose state allows the action, locked. */
interface Applied {
  tx: Queries;
  /** The platform's own, in the requester's name. */
  scope: Scope;
  bulk: BulkWork;
  advertiserId: string;
  rows: readonly CheckedRow[];
}

type Apply = (applied: Applied) => Promise<RowOutcome[]>;

/** Moves rows as the command on one redemption does. */
const command =
  (move: (change: Change, of: CommandTarget) => Promise<Moved[]>): Apply =>
  async ({ tx, scope, advertiserId, rows, bulk }) => {
    const ids = rows.map(({ id }) => id);
    const commanded = { advertiserId, ids, madeBy: bulk.accountId };
    const moved = new Set((await move(openChange(tx, { scope }), commanded)).map(({ id }) => id));
    return ids.map((id) => (moved.has(id) ? doneRow(id) : { id, outcome: 'left', reason: 'wrong_state' }));
  };

/** Adds comments as elsewhere, so that only staff who may read comments see them. */
const comment: Apply = async ({ tx, scope, advertiserId, rows, bulk }) => {
  const redemptionIds = rows.map(({ id }) => id);
  await annotate(tx, scope, { advertiserId, redemptionIds, content: bulk.comment ?? '' });
  return rows.map(({ id }) => doneRow(id));
};

/** Sends messages again by the channels of each promotion to recipients with an address there; each at most once per bulk action. */
const resend =
  (event: NotificationEvent): Apply =>
  async ({ tx, scope, advertiserId, rows, bulk }) => {
    const ways = rows.map(({ id, row }) => ({ redemptionId: id, channels: channelsOf(row, event) }));
    await resendMessages(openChange(tx, { scope }), {
      advertiserId,
      event,
      mark: `bulk:${bulk.id}`,
      ways: ways.filter(({ channels }) => channels.length > 0),
    });
    return ways.map(({ redemptionId: id, channels }) =>
      channels.length > 0 ? doneRow(id) : { id, outcome: 'left', reason: 'no_contact' },
    );
  };

const doneRow = (id: string): RowOutcome => ({ id, outcome: 'done' });

/** The action on the rows of a chunk, in its transaction. */
export const APPLY: Record<BulkAction, Apply> = {
  retry_redemptions: command(retryRedemptions),
  cancel_redemptions: command(cancelRedemptions),
  add_comment: comment,
  resend_success_notification: resend('success'),
  resend_activation_notification: resend('activation'),
};
