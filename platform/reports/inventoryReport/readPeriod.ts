import { sql } from 'drizzle-orm';
import { addDays, type Day, dayIn, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import { RECENT_USE_DAYS, USE_DAYS } from '../../../schema/reports/runOut.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, rowsOf, text } from '../../foundation/database/rows.ts';

/** The whole days whose use is counted, in one zone: they end before today. */
export interface UsePeriod {
  timezone: string;
  today: Day;
  /** Each of the days, the oldest first. */
  days: readonly Day[];
  /** When each begins, ISO 8601, and when the last one ends. */
  starts: readonly string[];
  /** The moments at which budgets were declared, earliest first, each once; none for users who are not staff. */
  declared: readonly Date[];
}

/**
 * The days before today in a zone, by the business clock. What the transaction asks afterwards is not compiled: the statements of the report are long,
 * and compiling them takes longer than running them.
 */
export async function readPeriod(tx: Queries, timezone: string): Promise<UsePeriod> {
  const [row] = await rowsOf(
    tx,
    { now: text, declared: listOf(text) },
    sql`select (extract(epoch from guerdon_now()) * 1000)::text as now, set_config('jit', 'off', true),
      array(select distinct ${isoTimestamp(sql`declared_at`)} as moment from reward_sources order by moment) as declared`,
  );
  const declared = (row?.declared ?? []).map((moment) => new Date(moment));
  return { ...periodAt(new Date(Math.floor(Number(row?.now))), timezone), declared };
}

/** The same at a given moment, without budgets. */
export function periodAt(now: Date, timezone: string): UsePeriod {
  const today = dayIn(timezone, now);
  const days = Array.from({ length: USE_DAYS }, (_, n) => addDays(today, n - USE_DAYS));
  const starts = [...days, today].map((day) => startOfDay(day, timezone).toISOString());
  return { timezone, today, days, starts, declared: [] };
}

/** The first of the recent days. */
export const recentFrom = ({ today }: UsePeriod): Day => addDays(today, -RECENT_USE_DAYS);
