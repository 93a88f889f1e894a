import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SKU, typedSku } from '../../../schema/foundation/text/patterns.ts';
import { MAX_FOUND, MIN_SEARCH } from '../../../schema/money/rewards.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { escapeLike, foldedColumn, holdsFolded } from '../../foundation/database/textFold.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** The query string of the products that can be chosen. */
export const onSaleQuery = z.strictObject({ search: z.string().trim().min(MIN_SEARCH).max(200) });

const option = z.object({
  product_id: z.string(),
  name: z.string(),
  brand_name: z.string(),
  brand_sku: z.string(),
});

/** Products that a search found. */
export const productOptionsShape = responseSchema('ProductOptions', z.object({ items: z.array(option) }));

/**
 * At most twenty-one products on sale whose name or whose brand's name contains the text, by name, of those the own organization offers; a
 * text that is the beginning of a SKU is looked for among the ids of all products (UI-2).
 */
export function searchProducts(
  scope: Scope,
  { search }: z.output<typeof onSaleQuery>,
): Promise<z.output<typeof productOptionsShape>> {
  const sku = typedSku(search);
  const byId = sku === null ? sql`false` : sql`p.id like ${`${escapeLike(sku)}%`}`;
  const byName = sql`(${holdsFolded(search, [sql`p.name`, sql`b.name`])} or ${byId}) and ${isOffered(scope)}`;
  const matches = sku !== null && SKU.test(sku) ? sql`(${byId} or ${byName})` : byName;
  return scope.read(async (tx) => ({
    items: await rowsOf(
      tx,
      { product_id: text, name: text, brand_name: text, brand_sku: text },
      sql`select p.id as product_id, p.name, b.name as brand_name, b.sku as brand_sku
        from products p join brands b on b.id = p.brand_id
        where p.status = 'enabled' and ${matches}
        order by ${foldedColumn(sql`p.name`)} collate "C", p.id limit ${MAX_FOUND}`,
    ),
  }));
}

/** A private product is found only by its id (PRODUCT-28); staff give discounts to advertisers of every organization. */
function isOffered({ isStaff, organizationId }: Scope): SQL {
  const seller = isStaff ? sql`` : sql`and u.seller_id = ${organizationId}::bigint`;
  return sql`b.status = 'enabled' and exists (select from product_publications u where u.product_id = p.id and u.published ${seller})`;
}
