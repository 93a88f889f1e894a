import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';
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
