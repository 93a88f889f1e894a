// Partitions of the published events: one for each month of publication, in UTC.
import { sql } from 'drizzle-orm';
import type { PlatformConfig } from '../../config.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { Purge } from '../../foundation/jobs/purge.ts';

/** The first day of the month that is `months` after that of a moment, as `2026-11-01`. */
const firstDay = (moment: Date, months: number): string =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months)).toISOString().slice(0, 10);

const nameOf = (day: string): string => `published_events_${day.slice(0, 7).replace('-', '_')}`;

/** Makes the partitions of this month and the next one, if they are missing. */
export async function addPartitions(tx: Queries, now: Date): Promise<void> {
  for (const ahead of [0, 1]) {
    const [from, to] = [firstDay(now, ahead), firstDay(now, ahead + 1)];
    await tx.execute(
      sql.raw(`create table if not exists ${nameOf(from)} partition of published_events
        for values from ('${from}T00:00:00Z') to ('${to}T00:00:00Z')`),
    );
  }
}

/** Deletes events that were kept long enough. */
export const purgeEvents =
  ({ eventsRetentionDays: days }: Pick<PlatformConfig, 'eventsRetentionDays'>): Purge =>
  (tx) =>
    dropPartitions(tx, { now: new Date(), days });

/** Drops the partitions whose last event was published more than so many days ago. */
export async function dropPartitions(tx: Queries, { now, days }: { now: Date; days: number }): Promise<void> {
  const limit = new Date(now.getTime() - days * 86_400_000);
  const first = nameOf(firstDay(limit, 0));
  const partitions = await rowsOf(
    tx,
    { name: text },
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'published_events'::regclass order by c.relname`,
  );
  for (const { name } of partitions)
    if (name < first) await tx.execute(sql`drop table ${sql.identifier(name)}`);
  await tx.execute(
    sql`update event_position set oldest = coalesce((select min(position) from published_events), position + 1)`,
  );
}
