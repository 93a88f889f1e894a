import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
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

/** The product's id with its next number that is free; numbers of a locked product are given one at a time. */
export async function nextSkuOf(tx: Queries, { id, nextSku }: ProductRow): Promise<string> {
  const [newSku] = await rowsOf(
    tx,
    { sku: text },
    sql`with recursive tried (number, sku) as (
        select ${nextSku}::int, ${numbered(id, sql`${nextSku}::int`)}
        union all select number + 1, ${numbered(id, sql`number + 1`)} from tried where exists (select from skus s where s.sku = tried.sku))
      update products set next_sku = free.number + 1 from (select number, sku from tried order by number desc limit 1) free
      where id = ${id} returning free.sku`,
  );
  if (!newSku) throw new Error(`The product ${id} is gone`);
  return newSku.sku;
}

/** Four digits at least: `AUR-CARD-0042`. */
const numbered = (id: string, number: SQL) =>
  sql`${id}::text || '-' || lpad((${number})::text, greatest(4, length((${number})::text)), '0')`;
