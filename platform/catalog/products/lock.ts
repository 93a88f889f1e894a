import { eq } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { products } from './table.ts';

/** One row of the products. */
export type ProductRow = typeof products.$inferSelect;

/** The product with this id, locked until the transaction ends: its row also guards its dimensions and the numbers of its SKUs. */
export async function lockProduct(tx: Queries, id: string): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}
