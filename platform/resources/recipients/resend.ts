import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DeliveryKind } from '../../../schema/dispatchKinds.ts';
import type { NotificationChannel } from '../../../schema/rules/promotionValues.ts';
import type { RedemptionState } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp } from '../../access/visibleAdvertisers.ts';
import { runChange } from '../../changes/runChange.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { refused } from '../../http/refusal.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { queueDeliveries } from '../deliveries/queueDeliveries.ts';
import { deliveryShape } from '../dispatches/lineShape.ts';
import { lockLine } from './lineOf.ts';

/** The answer to a message that is sent again. */
export const resentDeliveries = responseSchema(
  'ResentDeliveries',
  z.object({ deliveries: z.array(deliveryShape) }),
);

/** What is sent of which event, and in which states there is something to send. */
const EVENTS = {
  activation: { kind: 'activation', states: ['booked', 'pending', 'failed'] },
  success: { kind: 'reward', states: ['redeemed'] },
} as const satisfies Record<string, { kind: DeliveryKind; states: readonly RedemptionState[] }>;

/** Which message, by which channels. */
export interface Resend {
  event: keyof typeof EVENTS;
  channels: readonly NotificationChannel[];
  key: string;
}

/** Sends a message about a redemption again, to the address its recipient has now; at most once a key. @throws Refusal nothing_is_sent, no_address */
export function resendDelivery(
  scope: Scope,
  redemptionId: string,
  { event, channels, key }: Resend,
): Promise<z.output<typeof resentDeliveries>> {
  const keyed = {
    key,
    body: { resend: event, redemptionId, channels },
    advertiserId: async (tx: Queries) => (await lockLine(tx, scope, redemptionId)).advertiserId,
  };
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    const { advertiserId, state, email, phoneNumber } = await lockLine(tx, scope, redemptionId);
    const { kind, states } = EVENTS[event];
    if (!(states as readonly RedemptionState[]).includes(state))
      throw refused(scope, 'nothing_is_sent', { state });
    if (channels.some((channel) => (channel === 'email' ? email : phoneNumber) === null))
      throw refused(scope, 'no_address');
    const dedupe = (channel: NotificationChannel) =>
      `resend:${kind}:${redemptionId}:${channel}:${scope.caller}:${key}`;
    for (const channel of channels)
      await queueDeliveries(tx, {
        ...{ advertiserId, kind, channel, redemptionIds: [redemptionId] },
        dedupe: () => dedupe(channel),
      });
    await change.record({
      ...{ noun: 'redemptions', nounId: redemptionId, action: 'resent', advertiserId },
      after: { event, channels },
    });
    const deliveries = await rowsOf<z.output<typeof deliveryShape>>(
      tx,
      sql`select m.id::text as id, m.kind, m.channel, m.state, m.reason, ${isoTimestamp(sql`m.sent_at`)} as sent_at, m.attempts from deliveries m
        where m.advertiser_id = ${advertiserId} and m.dedupe_key in (select jsonb_array_elements_text(${JSON.stringify(channels.map(dedupe))}::jsonb))
        order by m.channel`,
    );
    return { deliveries };
  });
}
