import { type SQL, sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../../database/connection.ts';

/** Where a numbered page of lines is read from, newest first: a condition on lines `l`, how many of those are passed over, and how many lines there are. */
export interface LineStart {
  isBefore: SQL;
  skipped: number;
  total: number;
}

/** Types and statuses, which days are counted by, and whatever else lines are asked for by. */
interface AskedLines {
  type?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
  [other: string]: unknown;
}

/**
 * Passes whole days of UTC by their counts, so that a late page reads the lines of one day before its own, and no page counts lines. Null for what goes by more
 * than type and status: it is counted nowhere.
 */
export async function lineStart(
  tx: Queries,
  { advertiserId, filter }: { advertiserId: string; filter: AskedLines },
  skipped: number,
): Promise<LineStart | null> {
  const { type, status, ...rest } = filter;
  if (Object.values(rest).some((value) => value)) return null;
  const isIt = sql`before <= ${skipped} and before + lines > ${skipped}`;
  const [start] = await rowsOf<{ total: number; next: string | null; before: number | null }>(
    tx,
    sql`select coalesce(max(total), 0)::int as total, (max(day) filter (where ${isIt}) + 1)::text as next,
        (max(before) filter (where ${isIt}))::int as before
      from (
        select d.day, sum(d.lines) as lines, sum(sum(d.lines)) over (order by d.day desc) - sum(d.lines) as before,
          sum(sum(d.lines)) over () as total
        from budget_line_days d where d.advertiser_id = ${advertiserId}
          ${type ? sql`and d.type = any (${`{${type.join(',')}}`}::text[])` : sql``}
          ${status ? sql`and d.status = any (${`{${status.join(',')}}`}::text[])` : sql``}
        group by 1
      ) counted`,
  );
  const { total = 0, next = null, before } = start ?? {};
  // There are not so many lines.
  if (next === null) return { isBefore: sql`false`, skipped: 0, total };
  const isBefore = sql`l.created_at < ${next}::date::timestamp at time zone 'UTC'`;
  return { isBefore, skipped: skipped - (before ?? 0), total };
}
