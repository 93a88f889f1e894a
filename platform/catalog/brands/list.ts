import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { BRAND_STATUSES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { allOf, among } from '../../foundation/database/conditions.ts';
import { folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { orderBy, paginate } from '../../foundation/http/paginate.ts';
import { commaList, pageQuery, sortOf, sortQuery } from '../../foundation/http/requests.ts';
import { brand, type brandPage } from './shape.ts';

const SORTS = ['name', 'id'] as const;
const search = z.string().trim().min(1).max(200);

/** The query string of the list of brands (BRAND-15). */
export const brandQuery = z.strictObject({
  name_contains: search.optional(),
  sku_contains: search.optional(),
  statuses: commaList(z.enum(BRAND_STATUSES), BRAND_STATUSES.length).optional(),
  ids: commaList(z.string().min(1).max(40)).optional(),
  ...sortQuery(SORTS),
  ...pageQuery,
});

const ORDERS = { name: sql`b.search_name collate "C"`, id: sql`b.id collate "C"` };

/** One page of the brands, by name unless another order is asked for. */
export function listBrands(
  scope: Scope,
  query: z.output<typeof brandQuery>,
): Promise<z.output<typeof brandPage>> {
  const { name_contains: name, sku_contains: sku, statuses, ids } = query;
  const filters = allOf(
    name && sql`b.search_name like ${likeAnywhere(folded(name))}`,
    sku && sql`b.sku like ${likeAnywhere(sku.toUpperCase())}`,
    statuses && sql`b.status in ${among(statuses)}`,
    ids && sql`b.id in ${among(ids)}`,
  );
  const matching = sql`from brands b where ${filters}`;
  const order = orderBy(ORDERS, sortOf(query, { field: 'name', descending: false }), sql`b.id`);
  return scope.read((tx) =>
    paginate(tx, query, {
      matching,
      read: async (part) => {
        const rows = await brand.rows(tx, sql`${matching} ${order} ${part}`);
        return rows.map((row) => brand.json(row, scope));
      },
    }),
  );
}
