import { sql } from 'drizzle-orm';
import { queueChanges } from '../../foundation/changes/outbox.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, rowsOf, text } from '../../foundation/database/rows.ts';

/**
 * Publishes that promotions started or ended since the last time, by the business clock. One whose dates are set into the past publishes only that it was
 * updated: the event names its new state.
 */
export async function publishPromotionMoments(tx: Queries): Promise<void> {
  const [last] = await rowsOf(
    tx,
    { from: nullable(text), to: text },
    sql`select published_until::text as from, guerdon_now()::text as to from promotion_moments for update`,
  );
  if (!last) return;
  await tx.execute(sql`update promotion_moments set published_until = ${last.to}::timestamptz`);
  if (last.from === null) return;
  // The last second of a promotion belongs to it.
  const end = sql`p.end_datetime + interval '1 second'`;
  const isPast = (moment: typeof end) =>
    sql`${moment} > ${last.from}::timestamptz and ${moment} <= ${last.to}::timestamptz`;
  await tx.execute(
    queueChanges(sql`select 'promotions', p.id::text, m.action, p.advertiser_id from promotions p
      cross join lateral (
        select 'started' as action, p.start_datetime as moment where ${isPast(sql`p.start_datetime`)}
        union all select 'ended', ${end} where ${isPast(end)}) m
      where p.status in ('enabled', 'paused') order by m.moment, p.id`),
  );
}
