import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';

/** Recounts the lines of an advertiser's days. Concurrent writers of lines wait, and then count on. */
export async function recountLineDays(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`lock table budget_line_days in share row exclusive mode`);
  await tx.execute(sql`delete from budget_line_days where advertiser_id = ${advertiserId}`);
  await tx.execute(sql`insert into budget_line_days (advertiser_id, day, type, status, lines)
    select advertiser_id, (created_at at time zone 'UTC')::date, type, status, count(*)
    from budget_lines where advertiser_id = ${advertiserId} group by 1, 2, 3, 4`);
}
