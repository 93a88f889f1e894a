import { sql } from 'drizzle-orm';
import { systemScope } from '../access/scope.ts';
import { type Database, type Queries, rowsOf } from '../database/connection.ts';

/** What a demo may be told of its clock: so many days or hours ahead, or a moment that it shall be now. */
const AHEAD = /^\+(\d{1,4})([dh])$/;

/** Milliseconds that the business clock is set ahead by a text such as `+40d`, `+12h` or an instant; null where it is none, or lies behind. */
export function clockShift(text: string, now: Date): number | null {
  const [, count, unit] = AHEAD.exec(text) ?? [];
  if (count) return Number(count) * (unit === 'd' ? 86_400_000 : 3_600_000);
  const moment = /T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) || moment < now.getTime() ? null : moment - now.getTime();
}

/** Sets the business clock of a database so far ahead of the real one, for all its processes; by nothing where nothing is said. */
export async function setClock(database: Database, shift: number): Promise<void> {
  await systemScope(database).write((tx) =>
    tx.execute(sql`update platform_clock set shift = make_interval(secs => ${shift / 1000}::float8)`),
  );
}

/** The moment that business goes by. */
export async function businessNow(tx: Queries): Promise<Date> {
  const [row] = await rowsOf<{ now: number }>(
    tx,
    sql`select (extract(epoch from guerdon_now()) * 1000)::float8 as now`,
  );
  return new Date(row?.now ?? Date.now());
}
