import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, number, rowsOf, text } from '../../foundation/database/rows.ts';

/** Start of a numbered page, newest first: a condition on lines `l`, the number of those to skip, and the total of lines. */
export interface LineStart {
  isBefore: SQL;
  skipped: number;
  total: number;
}

/** Types and statuses, by which days are counted, and further conditions. */
interface LineConditions {
  type?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
  [other: string]: unknown;
}

/**
 * Skips whole UTC days by their counts, so that a late page skips the lines of one day at most, and no page counts lines. Null for filters
 * other than type and status, since days are not counted by those.
 */
export async function lineStart(
  tx: Queries,
  { advertiserId, filter }: { advertiserId: string; filter: LineConditions },
  skipped: number,
): Promise<LineStart | null> {
  const { type, status, ...rest } = filter;
  if (Object.values(rest).some((value) => value)) return null;
  const isIt = sql`before <= ${skipped} and before + lines > ${skipped}`;
  const [start] = await rowsOf(
    tx,
    { total: number, next: nullable(text), before: nullable(number) },
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
