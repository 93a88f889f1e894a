import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { allOf, among } from '../../foundation/database/conditions.ts';
import { escapeLike, folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { orderBy, paginate } from '../../foundation/http/paginate.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { commaList, pageQuery, sortOf, sortQuery } from '../../foundation/http/requests.ts';
import { sku, type skuPage, skuSource } from './shape.ts';

const SORTS = ['name', 'sku', 'face_value', 'updated_at'] as const;
const search = z.string().trim().min(1).max(200);

/** The most SKUs that an answer holds which is not paged: some 2 MB. */
const MAX_UNPAGED_SKUS = 1000;

const fields = z.strictObject({
  name_contains: search.optional(),
  sku_contains: search.optional(),
  ean: z.string().max(20).optional(),
  brand_id: z.string().max(40).optional(),
  product_id: z.string().max(60).optional(),
  organization_id: z.string().regex(DIGITS).optional(),
  statuses: commaList(z.enum(SALE_STATUSES), SALE_STATUSES.length).optional(),
  ids: commaList(z.string().min(1).max(60)).optional(),
  paged: z
    .enum(['true', 'false'])
    .default('true')
    .describe(
      `false for all SKUs of an organization, a brand or a product at once, ${MAX_UNPAGED_SKUS} at most`,
    ),
  ...sortQuery(SORTS),
  ...pageQuery,
});

/** The query string of the list of SKUs (SKU-36). */
export const skuQuery = fields.refine(
  ({ paged, organization_id: seller, brand_id: brand, product_id: product }) =>
    paged === 'true' || seller !== undefined || brand !== undefined || product !== undefined,
  { path: ['paged'], error: 'unpaged_of_one' },
);

const ORDERS = {
  name: sql`s.search_name collate "C"`,
  sku: sql`s.sku collate "C"`,
  face_value: sql`s.currency collate "C", s.face_value`,
  updated_at: sql`s.updated_at`,
};

/**
 * One page of the SKUs, by SKU unless another order is asked for; `organization_id` leaves what that seller offers. Not paged, one answer
 * holds them all, or is refused where they are too many.
 */
export function listSkus(scope: Scope, query: z.output<typeof skuQuery>): Promise<z.output<typeof skuPage>> {
  const matching = sql`from skus s where ${conditions(query)}`;
  const order = orderBy(ORDERS, sortOf(query, { field: 'sku', descending: false }), sql`s.sku`);
  const page = query.paged === 'true' ? query : { page: 1, per_page: MAX_UNPAGED_SKUS };
  return scope.read(async (tx) => {
    const answer = await paginate(tx, page, {
      matching,
      read: async (part) => {
        const some = sql`(select s.* ${matching} ${order} ${part}) s`;
        const rows = await sku.rows(tx, sql`${skuSource(some)} ${order}`);
        return rows.map((row) => sku.json(row, scope));
      },
    });
    if (query.paged === 'false' && answer.total > MAX_UNPAGED_SKUS)
      throw invalidField('paged', 'too_many_unpaged', String(MAX_UNPAGED_SKUS));
    return answer;
  });
}

function conditions(query: z.output<typeof skuQuery>) {
  const { name_contains: name, sku_contains: part, ean, statuses, ids } = query;
  const { brand_id: brandId, product_id: productId, organization_id: sellerId } = query;
  // The beginning of a SKU is found by its index; only a part from within looks at all of them.
  const bySku = (text: string) => (/^[A-Z0-9]{3}-/.test(text) ? `${escapeLike(text)}%` : likeAnywhere(text));
  return allOf(
    sql`s.product_id is not null`,
    name && sql`s.search_name like ${likeAnywhere(folded(name))}`,
    part && sql`s.sku like ${bySku(part.toUpperCase())}`,
    ean !== undefined && sql`s.ean = ${ean}`,
    brandId !== undefined && sql`s.product_id in (select id from products where brand_id = ${brandId})`,
    productId !== undefined && sql`s.product_id = ${productId}`,
    sellerId !== undefined &&
      sql`exists (select from product_publications u where u.product_id = s.product_id
            and u.seller_id = ${sellerId} and u.published)`,
    statuses && sql`s.status in ${among(statuses)}`,
    ids && sql`s.sku in ${among(ids)}`,
  );
}
