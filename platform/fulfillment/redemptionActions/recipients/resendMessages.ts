import type { DeliveryKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { RedemptionAction } from '../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../../schema/promotions/promotionValues.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { handOut } from '../../codes/handOut.ts';
import { queueDeliveries } from '../../deliveries/queueDeliveries.ts';

/** The message of each event, and the action whose rules apply. */
export const EVENTS = {
  activation: { kind: 'activation', action: 'resend_activation_notification' },
  success: { kind: 'reward', action: 'resend_success_notification' },
} as const satisfies Record<string, { kind: DeliveryKind; action: RedemptionAction }>;
export type NotificationEvent = keyof typeof EVENTS;

/** Messages of one event that are sent again; `mark` names what asked for them. */
export interface ResentMessages {
  advertiserId: string;
  event: NotificationEvent;
  mark: string;
  ways: readonly { redemptionId: string; channels: readonly NotificationChannel[] }[];
}

/** Prevents duplicate messages: each is sent once per request. */
export const resentKey = (
  { event, mark }: Pick<ResentMessages, 'event' | 'mark'>,
  redemptionId: string,
  channel: NotificationChannel,
): string => `resend:${EVENTS[event].kind}:${redemptionId}:${channel}:${mark}`;

/** Sends messages about redemptions again, to the addresses that their recipients have now, and writes an event each. Judge before. */
export async function resendMessages(change: Change, resent: ResentMessages): Promise<void> {
  const { advertiserId, event, ways } = resent;
  // The link of a booked redemption goes out with the message.
  if (event === 'activation')
    await handOut(change.tx, { advertiserId, redemptionIds: ways.map(({ redemptionId }) => redemptionId) });
  for (const channel of NOTIFICATION_CHANNELS)
    await queueDeliveries(change.tx, {
      advertiserId,
      kind: EVENTS[event].kind,
      channel,
      redemptionIds: ways.filter(({ channels }) => channels.includes(channel)).map((way) => way.redemptionId),
      dedupe: (redemptionId) => resentKey(resent, redemptionId, channel),
    });
  for (const { redemptionId, channels } of ways)
    await change.record({
      noun: 'redemptions',
      nounId: redemptionId,
      action: 'resent',
      advertiserId,
      after: { event, channels },
    });
}
