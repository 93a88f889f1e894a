import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import { number, rowsOf } from '../database/rows.ts';
import { MAX_TOTAL, type Sort, totalOf } from './requests.ts';

/** The page that a query string asks for. */
export interface AskedPage {
  page: number;
  per_page: number;
}

/** The rows to count, and the query for one page of them. */
export interface Listed<Item> {
  /** `from … where …` of every row that matches; the count joins nothing else. */
  matching: SQL;
  /** Reads one page, `part` being its `limit … offset …`. */
  read(part: SQL): Promise<Item[]>;
}

/**
 * One page as most lists answer it: its items, its number and size, and the total up to the cap. Counts first, so that `read` may
 * confine the rest of the transaction to what the page shows. Lists that count otherwise (by week, by cursor, in the statement of
 * the page) use `countUpToCap` or `countOf`, or say why not.
 */
export async function paginate<Item>(
  tx: Queries,
  { page, per_page }: AskedPage,
  { matching, read }: Listed<Item>,
): Promise<{ items: Item[]; total: number; total_is_capped: boolean } & AskedPage> {
  const total = totalOf(await countUpToCap(tx, matching));
  const items = await read(sql`limit ${per_page} offset ${(page - 1) * per_page}`);
  return { items, page, per_page, ...total };
}

/** The order of a list: by the column of its sort, then by `last`, so that no two rows are equal. */
export const orderBy = <Field extends string>(
  columns: Readonly<Record<Field, SQL>>,
  { field, descending }: Sort<Field>,
  last: SQL,
): SQL => sql`order by ${columns[field]} ${descending ? sql`desc` : sql`asc`}, ${last}`;

/** How many rows match, counted to just above the cap. */
export async function countUpToCap(tx: Queries, matching: SQL): Promise<number> {
  const [counted] = await rowsOf(tx, { count: number }, sql`select ${countOf(matching)} as count`);
  return counted?.count ?? 0;
}

/** The same as a value of a statement, for lists that count by several conditions at once. */
export function countOf(matching: SQL): SQL {
  return sql`(select count(*)::int from (select ${matching} limit ${MAX_TOTAL + 1}) c)`;
}
