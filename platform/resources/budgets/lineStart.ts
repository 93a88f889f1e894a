import { type SQL, sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../../database/connection.ts';

/** Where a numbered page of lines is read from, newest first: a condition on lines `l`, and how many of those are passed over. */
export interface LineStart {
  isBefore: SQL;
  skipped: number;
}

/** Types and statuses, which days are counted by, and whatever else lines are asked for by. */
interface AskedLines {
  type?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
  [other: string]: unknown;
}

/**
 * Passes whole days of UTC by their counts, so that a late page reads the lines of one day before its own. What goes by more than type and status is counted nowhere and
 * passed line by line. Null where there are not so many lines.
 */
export async function lineStart(
  tx: Queries,
  { advertiserId, filter }: { advertiserId: string; filter: AskedLines },
  skipped: number,
): Promise<LineStart | null> {
  const { type, status, ...rest } = filter;
  if (skipped === 0 || Object.values(rest).some((value) => value)) return { isBefore: sql`true`, skipped };
  const [day] = await rowsOf<{ next: string; before: number }>(
    tx,
    sql`select (day + 1)::text as next, before::int from (
        select d.day, sum(d.lines) as lines, sum(sum(d.lines)) over (order by d.day desc) - sum(d.lines) as before
        from budget_line_days d where d.advertiser_id = ${advertiserId}
          ${type ? sql`and d.type = any (${`{${type.join(',')}}`}::text[])` : sql``}
          ${status ? sql`and d.status = any (${`{${status.join(',')}}`}::text[])` : sql``}
        group by 1
      ) counted where before <= ${skipped} and before + lines > ${skipped}`,
  );
  if (!day) return null;
  const isBefore = sql`l.created_at < ${day.next}::date::timestamp at time zone 'UTC'`;
  return { isBefore, skipped: skipped - day.before };
}
