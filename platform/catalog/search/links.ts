import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { among } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { EntityRefused } from './entityErrors.ts';

/** Products of an entity of the index. */
export const productIds = z
  .array(z.string().min(1).max(40))
  .max(5000)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate_value' });

/** The table of an entity's products, and the column that names the entity. */
export interface LinkTable {
  table: PgTable;
  column: 'tag_id' | 'group_id';
}

/** The products that an entity has. */
export async function linkedProducts(
  tx: Queries,
  { table, column }: LinkTable,
  id: string,
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { product_id: text },
    sql`select product_id from ${table} where ${sql.identifier(column)} = ${id} order by product_id`,
  );
  return rows.map(({ product_id }) => product_id);
}

/** Links exactly these products to an entity; returns those added or removed. @throws EntityRefused if one does not exist. */
export async function linkProducts(
  tx: Queries,
  link: LinkTable,
  { id, wanted }: { id: string; wanted: readonly string[] },
): Promise<string[]> {
  const { table } = link;
  const column = sql.identifier(link.column);
  const had = await linkedProducts(tx, link, id);
  const list = among(wanted);
  const existing = await rowCountOf(tx, sql`select 1 from products where id in ${list}`);
  if (existing !== wanted.length) throw new EntityRefused('productIds', 'unknown_product');
  await tx.execute(sql`delete from ${table} where ${column} = ${id} and product_id not in ${list}`);
  await tx.execute(sql`insert into ${table} (${column}, product_id)
    select ${id}::bigint, id from products where id in ${list} on conflict do nothing`);
  const gone = had.filter((product) => !wanted.includes(product));
  return [...gone, ...wanted.filter((product) => !had.includes(product))];
}
