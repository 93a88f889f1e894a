import { parseDateTime, toZoned } from '@internationalized/date';
import { type Day, endOfDay, isDay } from '../../../schema/dates.ts';
import { MAX_ORDER_PREFIX, orderIdText, USUAL_UNDO_SECONDS } from '../../../schema/rules/dispatches.ts';

/** What is chosen besides the file. */
export interface SendOptions {
  hasOrderId: boolean;
  orderId: string;
  undoSeconds: number;
  /** When it goes out; at once where no day is chosen. */
  releaseDay: Day | null;
  releaseTime: string;
  /** Days after which recipients who have not opened their link are reminded. */
  reminderDays: readonly string[];
  /** The day until which codes are valid at least. */
  minimalDay: Day | null;
}

export const FIRST_OPTIONS: SendOptions = {
  ...{ hasOrderId: false, orderId: '', undoSeconds: USUAL_UNDO_SECONDS },
  ...{ releaseDay: null, releaseTime: '09:00', reminderDays: [], minimalDay: null },
};

/** Reminders that are offered, in days, and the times of a day. */
export const REMINDER_CHOICES = ['3', '7', '14', '30'] as const;
export const TIMES: readonly string[] = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);

/** The Order ID that every row begins with; null where the option is off. */
export const prefixOf = ({ hasOrderId, orderId }: SendOptions): string | null =>
  hasOrderId && orderId.trim() !== '' ? orderId.trim() : null;

/** What is wrong with the Order ID, by the rule's key; null where nothing is (SEND-29). */
export function orderIdRule({
  hasOrderId,
  orderId,
}: SendOptions): 'required' | 'order_id_invalid' | 'max_length' | null {
  if (!hasOrderId) return null;
  if (orderId.trim() === '') return 'required';
  if (orderId.trim().length > MAX_ORDER_PREFIX) return 'max_length';
  return orderIdText.safeParse(orderId).success ? null : 'order_id_invalid';
}

/** When it goes out, an instant; null for at once. A day that is still being typed is none. */
export function releaseOf({ releaseDay, releaseTime }: SendOptions, zone: string): string | null {
  if (releaseDay === null || !isDay(releaseDay)) return null;
  return toZoned(parseDateTime(`${releaseDay}T${releaseTime}`), zone).toAbsoluteString();
}

/** Until when codes are valid at least: the end of the day. */
export const minimalExpirationOf = ({ minimalDay }: SendOptions, zone: string): string | null =>
  minimalDay !== null && isDay(minimalDay) ? endOfDay(minimalDay, zone).toISOString() : null;

/** Whether the chosen moments are still to come. */
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
