import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { allocations } from './table.ts';

/** An allocation, locked until the transaction ends; not found when there is none. */
export async function lockAllocation(
  tx: Queries,
  advertiserId: string,
  id: string,
): Promise<typeof allocations.$inferSelect> {
  const [row] = await tx
    .select()
    .from(allocations)
    .where(and(eq(allocations.advertiserId, advertiserId), eq(allocations.id, id)))
    .for('no key update');
  if (!row) throw notFound();
  return row;
}
