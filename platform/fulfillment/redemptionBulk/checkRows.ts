import { sql } from 'drizzle-orm';
import {
  ACTION_RULES,
  type ActionReason,
} from '../../../schema/fulfillment/redemptions/redemptionActions.ts';
import { BULK_RULES, type BulkAction } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { offersOf } from '../../promotions/interface.ts';
import { retriesWithoutName, withoutName } from '../deliveries/lacksName.ts';
import type { NotificationEvent } from '../redemptionActions/recipients/resendMessages.ts';
import { EVENTS } from '../redemptionActions/recipients/resendMessages.ts';
import { type RedemptionJson, redemption } from '../redemptions/shape.ts';
import { redemptionSource } from '../redemptions/source.ts';
import type { SelectedRow } from './selectedRows.ts';

/** A redemption of a bulk action, and what is against touching it; null where nothing is. */
export interface CheckedRow extends SelectedRow {
  reason: ActionReason | 'no_name' | null;
  row: RedemptionJson;
}

/**
 * Checks rows by the rules of the single action. A caller who may start the bulk action needs no other ability for its rows; the redemption's
 * state decides for each alone. Rows that no longer exist are left out.
 */
export async function checkRows(
  tx: Queries,
  scope: Scope,
  { action, rows }: { action: BulkAction; rows: readonly SelectedRow[] },
): Promise<CheckedRow[]> {
  if (rows.length === 0) return [];
  const { action: single } = BULK_RULES[action];
  const abilities = new Set([...scope.abilities, ...ACTION_RULES[single].abilities]);
  const owners = idArray([...new Set(rows.map(({ advertiserId }) => advertiserId))]);
  const some = sql`r.advertiser_id = any (${owners}::bigint[]) and r.id = any (${idArray(rows.map(({ id }) => id))}::bigint[])`;
  const records = await redemption.rows(
    tx,
    sql`${redemptionSource(sql`redemptions r`, offersOf(some))} where ${some}`,
  );
  const event = EVENT_OF[action];
  const checkedRows = records.map((one): CheckedRow => {
    const row = redemption.json(one, { ...scope, abilities });
    const judged = row.actions.find(({ name }) => name === single)?.reason ?? null;
    const reason = judged ?? (event && channelsOf(row, event).length === 0 ? 'no_contact' : null);
    return { advertiserId: one.advertiserId, id: one.id, reason, row };
  });
  const open = checkedRows.filter(({ reason }) => reason === null);
  const nameless = event
    ? await namelessRows(tx, { event, rows: open })
    : action === 'retry_redemptions'
      ? await namelessRetries(tx, open)
      : new Set<string>();
  return checkedRows.map((row) => (nameless.has(row.id) ? { ...row, reason: 'no_name' } : row));
}

/** Ids of the rows without the name that one of their messages uses. */
async function namelessRows(
  tx: Queries,
  { event, rows }: { event: NotificationEvent; rows: readonly CheckedRow[] },
): Promise<Set<string>> {
  const nameless = new Set<string>();
  for (const channel of NOTIFICATION_CHANNELS) {
    const sent = rows.filter(({ row }) => channelsOf(row, event).includes(channel));
    if (sent.length === 0) continue;
    const owners = idArray([...new Set(sent.map(({ advertiserId }) => advertiserId))]);
    const redemptions = sql`r.advertiser_id = any (${owners}::bigint[]) and r.id = any (${idArray(sent.map(({ id }) => id))}::bigint[])`;
    for (const id of await withoutName(tx, { kind: EVENTS[event].kind, channel, redemptions }))
      nameless.add(id);
  }
  return nameless;
}

/** Ids of the rows whose retry ends in a message that uses a name which they lack. */
async function namelessRetries(tx: Queries, rows: readonly CheckedRow[]): Promise<Set<string>> {
  const nameless = new Set<string>();
  for (const advertiserId of new Set(rows.map((row) => row.advertiserId))) {
    const ids = rows.filter((row) => row.advertiserId === advertiserId).map(({ id }) => id);
    for (const id of await retriesWithoutName(tx, { advertiserId, ids })) nameless.add(id);
  }
  return nameless;
}

/** The event whose messages a bulk action sends again. */
const EVENT_OF: Partial<Record<BulkAction, NotificationEvent>> = {
  resend_success_notification: 'success',
  resend_activation_notification: 'activation',
};

/** The channels by which a promotion reports an event, if the recipient has an address there. */
export function channelsOf(
  { promotion, user }: CheckedRow['row'],
  event: NotificationEvent,
): NotificationChannel[] {
  const { notification_channels: success, activation_notification_channels: activation } = promotion;
  return (event === 'success' ? success : activation).filter(
    (channel) => (channel === 'email' ? user?.email : user?.phone_number) != null,
  );
}
