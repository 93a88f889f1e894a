import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { folded, foldedColumn, likeAnywhere } from '../../foundation/database/textFold.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { stockBySku } from './stockOfRewards.ts';

/** Kinds of filter values that users search for. */
export const OPTION_KINDS = ['brand', 'product', 'reward'] as const;

/** Maximum number of names offered at once. */
const MAX_NAMES = 20;

/** A search starts at two characters (INVREP-3). */
export const optionQuery = z.strictObject({
  kind: z.enum(OPTION_KINDS),
  search: z.string().trim().min(2, { error: 'min' }).max(100),
});

export const optionsShape = responseSchema(
  'InventoryOptions',
  z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
);

const OF: Record<(typeof OPTION_KINDS)[number], { id: SQL; name: SQL; from: SQL; sku: SQL }> = {
  brand: { id: sql`o.sku`, name: sql`o.name`, from: sql`brands o`, sku: sql`s.brand_sku = o.sku` },
  product: { id: sql`o.id`, name: sql`o.name`, from: sql`products o`, sku: sql`s.product_id = o.id` },
  reward: { id: sql`o.sku`, name: sql`o.name`, from: sql`skus o`, sku: sql`s.sku = o.sku` },
};

/** Brands, products or rewards matching a text; users who are not operator staff find those with an allocation to them. */
export function inventoryOptions(
  scope: Scope,
  { kind, search }: z.output<typeof optionQuery>,
): Promise<z.output<typeof optionsShape>> {
  const { id, name, from, sku } = OF[kind];
  const pattern = likeAnywhere(folded(search));
  const own = scope.isStaff
    ? sql`true`
    : sql`exists (select from (${stockBySku(scope)}) p join skus s on s.sku = p.sku where ${sku})`;
  return scope.read(async (tx) => ({
    items: await rowsOf(
      tx,
      { id: text, name: text },
      sql`select ${id} as id, ${name} as name from ${from}
        where (${foldedColumn(name)} like ${pattern} or lower(${id}) like ${pattern}) and ${own}
        order by ${foldedColumn(name)} collate "C", 1 limit ${MAX_NAMES}`,
    ),
  }));
}
