// Columns of an advertiser that `money` decides.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { invoicing } from './invoicingTable.ts';
import { advertisers } from './table.ts';

/** Stores whether an advertiser has a discount, by a condition: its tab is offered by that (ADV-24). */
export async function markDiscounts(tx: Queries, advertiserId: string, hasDiscounts: SQL): Promise<void> {
  await tx.execute(
    sql`update advertisers set has_discounts = ${hasDiscounts} where id = ${advertiserId} and has_discounts <> ${hasDiscounts}`,
  );
}

/** Stores that an advertiser has had a committed allocation. */
export async function markCommittedAllocation(tx: Queries, advertiserId: string): Promise<void> {
  await tx.update(advertisers).set({ hasCommittedAllocation: true }).where(eq(advertisers.id, advertiserId));
}

/** Stores the invoicing of an advertiser. A new invoice type is the advertiser's own: it counts the advertiser's version too. */
export async function saveInvoicingRow(
  tx: Queries,
  advertiserId: string,
  {
    invoiceType,
    ...values
  }: Partial<typeof invoicing.$inferInsert> & {
    invoiceType?: typeof advertisers.$inferSelect.invoiceType | undefined;
  },
): Promise<void> {
  await tx
    .insert(invoicing)
    .values({ ...values, advertiserId })
    .onConflictDoUpdate({ target: invoicing.advertiserId, set: values });
  if (!invoiceType) return;
  await tx
    .update(advertisers)
    .set({ invoiceType, version: sql`${advertisers.version} + 1`, updatedAt: sql`now()` })
    .where(eq(advertisers.id, advertiserId));
}
