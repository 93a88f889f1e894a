import { type SQL, sql } from 'drizzle-orm';

/** A condition, or nothing where its filter is not set. */
type Condition = SQL | false | '' | null | undefined;

/** The conditions whose filters are set. */
export const applied = (...conditions: readonly Condition[]): SQL[] => conditions.flatMap((one) => one || []);

/** The conditions whose filters are set, joined by `and`; true without any. */
export function allOf(...conditions: readonly Condition[]): SQL {
  const all = applied(...conditions);
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** The right side of `in`: these texts. */
export const among = (texts: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
