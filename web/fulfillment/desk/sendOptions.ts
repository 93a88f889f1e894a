import { parseDateTime, toZoned } from '@internationalized/date';
import { type Day, endOfDay, isDay } from '../../../schema/foundation/dates/dates.ts';
import { MAX_ORDER_PREFIX, orderIdText, USUAL_UNDO_SECONDS } from '../../../schema/fulfillment/dispatches.ts';

/** The options besides the file. */
export interface SendOptions {
  hasOrderId: boolean;
  orderId: string;
  undoSeconds: number;
  /** When to send; at once if no day is chosen. */
  releaseDay: Day | null;
  releaseTime: string;
  /** Days after which recipients get a reminder if they have not opened their link. */
  reminderDays: readonly string[];
  /** Minimum day until which codes are valid. */
  minimalDay: Day | null;
}

export const FIRST_OPTIONS: SendOptions = {
  hasOrderId: false,
  orderId: '',
  undoSeconds: USUAL_UNDO_SECONDS,
  releaseDay: null,
  releaseTime: '09:00',
  reminderDays: [],
  minimalDay: null,
};

/** Offered reminders, in days, and offered times of day. */
export const REMINDER_CHOICES = ['3', '7', '14', '30'] as const;
export const TIMES: readonly string[] = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);

/** The Order ID prefix of every row; null if the option is off. */
export const prefixOf = ({ hasOrderId, orderId }: SendOptions): string | null =>
  hasOrderId && orderId.trim() !== '' ? orderId.trim() : null;

/** The error of the Order ID, by the rule's key; null if it is valid (SEND-29). */
export function orderIdRule({
  hasOrderId,
  orderId,
}: SendOptions): 'required' | 'order_id_invalid' | 'max_length' | null {
  if (!hasOrderId) return null;
  if (orderId.trim() === '') return 'required';
  if (orderId.trim().length > MAX_ORDER_PREFIX) return 'max_length';
  return orderIdText.safeParse(orderId).success ? null : 'order_id_invalid';
}

/** The instant to send; null for at once. A partly typed day counts as none. */
export function releaseOf({ releaseDay, releaseTime }: SendOptions, zone: string): string | null {
  if (releaseDay === null || !isDay(releaseDay)) return null;
  return toZoned(parseDateTime(`${releaseDay}T${releaseTime}`), zone).toAbsoluteString();
}

/** Minimum validity of codes: the end of the day. */
export const minimalExpirationOf = ({ minimalDay }: SendOptions, zone: string): string | null =>
  minimalDay !== null && isDay(minimalDay) ? endOfDay(minimalDay, zone).toISOString() : null;

/** Checks that the selected times are in the future. */
export function momentRules(
  options: SendOptions,
  zone: string,
  now: number,
): Partial<Record<'release' | 'minimal', true>> {
  const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= now;
  return {
    ...(isPast(releaseOf(options, zone)) && { release: true as const }),
    ...(isPast(minimalExpirationOf(options, zone)) && { minimal: true as const }),
  };
}
