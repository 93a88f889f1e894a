// Writes of budget lines by other nouns: `allocations` requests and decides, `reconciliation` recounts.
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { budgetLines } from './table.ts';

type Line = typeof budgetLines.$inferSelect;

/** Stores a line that waits for a decision; answers its id. */
export async function insertRequest(
  tx: Queries,
  values: Omit<typeof budgetLines.$inferInsert, 'status'>,
): Promise<string> {
  const [line] = await tx
    .insert(budgetLines)
    .values({ ...values, status: 'pending' })
    .returning({ id: budgetLines.id });
  return String(line?.id);
}

/** Stores values of a line that the caller has locked, and counts its version. */
export async function changeLine(
  tx: Queries,
  { advertiserId, id, version }: Pick<Line, 'advertiserId' | 'id' | 'version'>,
  values: { [Key in keyof Line]?: Line[Key] | SQL },
): Promise<void> {
  await tx
    .update(budgetLines)
    .set({ ...values, version: version + 1 })
    .where(and(eq(budgetLines.advertiserId, advertiserId), eq(budgetLines.id, id)));
}

/** Counts the versions of the other lines of an allocation that wait for a decision; answers their ids. */
export async function countWaiting(
  tx: Queries,
  { advertiserId, allocationId, id }: { advertiserId: string; allocationId: string; id: string },
): Promise<string[]> {
  const others = await tx
    .update(budgetLines)
    .set({ version: sql`${budgetLines.version} + 1`, changedAt: sql`now()` })
    .where(
      and(
        eq(budgetLines.advertiserId, advertiserId),
        eq(budgetLines.allocationId, allocationId),
        eq(budgetLines.status, 'pending'),
        ne(budgetLines.id, id),
      ),
    )
    .returning({ id: budgetLines.id });
  return others.map((other) => other.id);
}

/** Recounts the lines of an advertiser's days. Concurrent writers of lines wait, and then count on. */
export async function recountLineDays(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`lock table budget_line_days in share row exclusive mode`);
  await tx.execute(sql`delete from budget_line_days where advertiser_id = ${advertiserId}`);
  await tx.execute(sql`insert into budget_line_days (advertiser_id, day, type, status, lines)
    select advertiser_id, (created_at at time zone 'UTC')::date, type, status, count(*)
    from budget_lines where advertiser_id = ${advertiserId} group by 1, 2, 3, 4`);
}
