import { sql } from 'drizzle-orm';
import { addDays, type Day, dayIn, startOfDay } from '../../../schema/dates.ts';
import { RECENT_USE_DAYS, USE_DAYS } from '../../../schema/runOut.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';

/** The whole days whose use is counted, in one zone: they end before today. */
export interface UsePeriod {
  timezone: string;
  today: Day;
  /** Each of the days, the oldest first. */
  days: readonly Day[];
  /** When each begins, ISO 8601, and when the last one ends. */
  starts: readonly string[];
}

/**
 * The days before today in a zone, by the business clock. What the transaction asks afterwards is not compiled: the statements of the report are long,
 * and compiling them takes longer than running them.
 */
export async function readPeriod(tx: Queries, timezone: string): Promise<UsePeriod> {
  const [row] = await rowsOf<{ now: string }>(
    tx,
    sql`select (extract(epoch from guerdon_now()) * 1000)::text as now, set_config('jit', 'off', true)`,
  );
  return periodAt(new Date(Math.floor(Number(row?.now))), timezone);
}

/** The same at a given moment. */
export function periodAt(now: Date, timezone: string): UsePeriod {
  const today = dayIn(timezone, now);
  const days = Array.from({ length: USE_DAYS }, (_, n) => addDays(today, n - USE_DAYS));
  const starts = [...days, today].map((day) => startOfDay(day, timezone).toISOString());
  return { timezone, today, days, starts };
}

/** The first of the recent days. */
export const recentFrom = ({ today }: UsePeriod): Day => addDays(today, -RECENT_USE_DAYS);
