import { z } from 'zod';
import {
  addDays,
  dayIn,
  eachDay,
  isDay,
  isTimeZone,
  startOfDay,
} from '../../../schema/foundation/dates/dates.ts';
import { isInstant } from '../../../schema/foundation/dates/isInstant.ts';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { commaList } from '../../foundation/http/requests.ts';

/** The longest period, in days. */
export const MAX_DAYS = 400;

const moment = z
  .string()
  .refine((text) => isDay(text) || isInstant(text), {
    error: 'day_or_instant',
  })
  .meta({ description: 'A day, or an instant (ISO 8601)' });

/** The query string of daily figures (ADV-43); `end_date` is excluded: callers extend their last day by one (ADV-44). */
export const statsQuery = z.strictObject({
  interval: z.literal('daily'),
  timezone: z.string().refine(isTimeZone, { error: 'unknown_timezone' }).optional(),
  start_date: moment,
  end_date: moment,
  states: commaList(z.enum(REDEMPTION_STATES), REDEMPTION_STATES.length).default(['redeemed']),
});
export type StatsQuery = z.output<typeof statsQuery>;

/** A period: two instants, the second excluded, and the days it touches in its zone. */
export interface Period {
  timezone: string;
  from: string;
  to: string;
  days: string[];
}

/** Reads the period asked for; refuses one that is empty or too long. */
export function periodOf(query: StatsQuery, otherwise: string): Period {
  const timezone = query.timezone ?? otherwise;
  const at = (text: string) => (isDay(text) ? startOfDay(text, timezone) : new Date(text));
  const from = at(query.start_date);
  const to = at(query.end_date);
  const areDays = isDay(query.start_date) && isDay(query.end_date);
  // Days are compared as days: one that the zone left out begins when the next one begins.
  if (areDays ? query.end_date <= query.start_date : to <= from)
    throw invalidField('end_date', 'end_before_start');
  if (to.getTime() - from.getTime() > (MAX_DAYS + 1) * 86_400_000) throw tooLong();
  const days = areDays
    ? eachDay(query.start_date, addDays(query.end_date, -1))
    : eachDay(dayIn(timezone, from), dayIn(timezone, new Date(to.getTime() - 1)));
  if (days.length > MAX_DAYS) throw tooLong();
  return { timezone, from: from.toISOString(), to: to.toISOString(), days };
}

const tooLong = () => invalidField('end_date', 'max', String(MAX_DAYS));
