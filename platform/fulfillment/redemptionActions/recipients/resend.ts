import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DELIVERY_STATES } from '../../../../schema/foundation/transitions.ts';
import { DELIVERY_KINDS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isoTimestamp } from '../../../foundation/access/visibleAdvertisers.ts';
import { rowKey } from '../../../foundation/changes/dryRun.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { withoutName } from '../../deliveries/lacksName.ts';
import { deliveryShape, isReaddressed } from '../../dispatches/lineShape.ts';
import { lockJudged, ownerOf } from '../../redemptions/lockJudged.ts';
import { EVENTS, type NotificationEvent, resendMessages, resentKey } from './resendMessages.ts';

/** The answer to a message that is sent again. */
export const resentDeliveries = responseSchema(
  'ResentDeliveries',
  z.object({ deliveries: z.array(deliveryShape) }),
);

/** The last messages about a redemption. */
export const sentDeliveries = responseSchema(
  'RedemptionDeliveries',
  z.object({ items: z.array(deliveryShape) }),
);

/** Which message, by which channels. */
export interface Resend {
  event: NotificationEvent;
  channels: readonly NotificationChannel[];
  key: string;
}

/** Sends a message about a redemption again, to the address its recipient has now; at most once a key. @throws Refusal by the reason against it, no_address, no_name */
export function resendDelivery(
  scope: Scope,
  redemptionId: string,
  { event, channels, key }: Resend,
): Promise<z.output<typeof resentDeliveries>> {
  const keyed = {
    key,
    body: { resend: event, redemptionId, channels },
    advertiserId: (tx: Queries) => ownerOf(tx, scope, redemptionId),
  };
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    const { action } = EVENTS[event];
    const { advertiserId, user } = await lockJudged(tx, scope, { id: redemptionId, action });
    if (channels.some((channel) => (channel === 'email' ? user?.email : user?.phone_number) == null))
      throw refused(scope, 'no_address');
    const redemptions = sql`r.advertiser_id = ${advertiserId} and r.id = ${redemptionId}`;
    for (const channel of channels) {
      const nameless = await withoutName(tx, { kind: EVENTS[event].kind, channel, redemptions });
      if (nameless.length > 0) throw refused(scope, 'no_name');
    }
    const resent = { advertiserId, event, mark: `${scope.caller}:${rowKey(scope, key)}` };
    await resendMessages(change, { ...resent, ways: [{ redemptionId, channels }] });
    const keys = JSON.stringify(channels.map((channel) => resentKey(resent, redemptionId, channel)));
    return {
      deliveries: await deliveriesOf(
        tx,
        { advertiserId, redemptionId },
        sql`m.dedupe_key in (select jsonb_array_elements_text(${keys}::jsonb))`,
      ),
    };
  });
}

/** The last messages about a redemption, newest first. One-time codes are left out, because nobody may see them. */
export function listDeliveries(scope: Scope, id: string): Promise<z.output<typeof sentDeliveries>> {
  return scope.read(async (tx) => {
    const advertiserId = await ownerOf(tx, scope, id);
    return {
      items: await deliveriesOf(tx, { advertiserId, redemptionId: id }, sql`m.kind <> 'one_time_code'`),
    };
  });
}

/** Messages that are listed at most. */
const MAX_MESSAGES = 50;

function deliveriesOf(
  tx: Queries,
  { advertiserId, redemptionId }: { advertiserId: string; redemptionId: string },
  condition: SQL,
): Promise<z.output<typeof deliveryShape>[]> {
  return rowsOf(
    tx,
    {
      id: text,
      kind: oneOf(DELIVERY_KINDS),
      channel: oneOf(NOTIFICATION_CHANNELS),
      state: oneOf(DELIVERY_STATES),
      reason: nullable(text),
      sent_at: nullable(text),
      attempts: number,
      is_readdressed: boolean,
    },
    sql`select m.id::text as id, m.kind, m.channel, m.state, m.reason, ${isoTimestamp(sql`m.sent_at`)} as sent_at, m.attempts,
        ${isReaddressed(sql`p`)} as is_readdressed
      from deliveries m
      join redemptions r on r.advertiser_id = m.advertiser_id and r.id = m.redemption_id
      left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
      where m.advertiser_id = ${advertiserId} and m.redemption_id = ${redemptionId} and ${condition}
      order by m.created_at desc, m.channel, m.id limit ${MAX_MESSAGES}`,
  );
}
