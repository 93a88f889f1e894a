import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { allOf, among } from '../../foundation/database/conditions.ts';
import { folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { orderBy, paginate } from '../../foundation/http/paginate.ts';
import { commaList, pageQuery, sortOf, sortQuery } from '../../foundation/http/requests.ts';
import { product, type productPage, productSource } from './shape.ts';

const SORTS = ['name', 'id', 'updated_at'] as const;
const search = z.string().trim().min(1).max(200);

/** The query string of the list of products (PRODUCT-63). */
export const productQuery = z.strictObject({
  name_contains: search.optional(),
  sku_contains: search.optional(),
  brand_id: z.string().max(40).optional(),
  statuses: commaList(z.enum(SALE_STATUSES), SALE_STATUSES.length).optional(),
  ids: commaList(z.string().min(1).max(60)).optional(),
  ...sortQuery(SORTS),
  ...pageQuery,
});

const ORDERS = {
  name: sql`p.search_name collate "C"`,
  id: sql`p.id collate "C"`,
  updated_at: sql`p.updated_at`,
};

/** One page of the products, by name unless another order is asked for. */
export function listProducts(
  scope: Scope,
  query: z.output<typeof productQuery>,
): Promise<z.output<typeof productPage>> {
  const { name_contains: name, sku_contains: sku, brand_id: brandId, statuses, ids } = query;
  const filters = allOf(
    name && sql`p.search_name like ${likeAnywhere(folded(name))}`,
    sku && sql`p.id like ${likeAnywhere(sku.toUpperCase())}`,
    brandId !== undefined && sql`p.brand_id = ${brandId}`,
    statuses && sql`p.status in ${among(statuses)}`,
    ids && sql`p.id in ${among(ids)}`,
  );
  const order = orderBy(ORDERS, sortOf(query, { field: 'name', descending: false }), sql`p.id`);
  return scope.read((tx) =>
    paginate(tx, query, {
      matching: sql`from products p where ${filters}`,
      read: async (part) => {
        const rows = await product.rows(
          tx,
          sql`${productSource(scope, sql`(select p.* from products p where ${filters} ${order} ${part}) p`)} ${order}`,
        );
        return rows.map((row) => product.json(row, scope));
      },
    }),
  );
}
