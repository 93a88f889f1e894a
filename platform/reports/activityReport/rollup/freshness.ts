import { sql } from 'drizzle-orm';
import { isoTimestamp } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, number, rowsOf, text } from '../../../foundation/database/rows.ts';
import type { ReportPageJson } from '../shape.ts';

/** Reads the freshness of the rollups behind the report. */
export async function freshnessOf(tx: Queries): Promise<ReportPageJson['freshness']> {
  const [row] = await rowsOf(
    tx,
    {
      as_of: text,
      waiting: number,
      folded_at: nullable(text),
      recounted_at: nullable(text),
      drift: nullable(number),
    },
    sql`select ${isoTimestamp(sql`now()`)} as as_of, (select count(*)::int from activity_deltas) as waiting,
        ${isoTimestamp(sql`s.folded_at`)} as folded_at, ${isoTimestamp(sql`s.recounted_at`)} as recounted_at, s.drift
      from activity_state s`,
  );
  if (!row) throw new Error('The state of the sums is missing');
  return row;
}
