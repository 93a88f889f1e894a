// Writes of lines that request a decision: `allocations` decides, this file stores.
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
