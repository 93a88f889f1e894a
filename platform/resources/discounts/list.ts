import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayIn } from '../../../schema/dates.ts';
import type { Scope } from '../../access/scope.ts';
import { likeAnywhere } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import type { CsvFile } from '../../http/csv.ts';
import { MAX_TOTAL, pageQuery, type Sort, sortOf, sortQuery, totalOf } from '../../http/requests.ts';
import { folded, foldedColumn } from '../../search/fold.ts';
import { requireAdvertiser } from '../advertisers/requireAdvertiser.ts';
import { type DiscountRow, discountColumns, discountJson, type discountPageShape } from './shape.ts';

/** What a list of discounts can be sorted by (DISC-1). */
const SORTS = ['label', 'sku', 'brand_name', 'discount'] as const;
type SortField = (typeof SORTS)[number];

/** Which discounts, in which order. */
const wish = { search: z.string().trim().min(1).max(200).optional(), ...sortQuery(SORTS) };

/** The query string of the whole list. */
export const discountQuery = z.strictObject(wish);

/** The query string of a page of it. */
export const discountPageQuery = z.strictObject({ ...wish, ...pageQuery });

type Wish = z.output<typeof discountQuery>;

/**
 * One page of an advertiser's discounts, by product when nothing is said; a search finds parts of the product's name, of its SKU
 * or of the brand's name. Not found when the scope does not reach the advertiser.
 */
export function listDiscounts(
  scope: Scope,
  advertiserId: string,
  query: z.output<typeof discountPageQuery>,
): Promise<z.output<typeof discountPageShape>> {
  return scope.read(async (tx) => {
    const { page, per_page: size } = query;
    const items = await rowsOfAdvertiser(tx, scope, {
      advertiserId,
      query,
      part: sql`limit ${size} offset ${(page - 1) * size}`,
    });
    const [counted] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from (${select(advertiserId, query.search)} limit ${MAX_TOTAL + 1}) c`,
    );
    return { items: items.map(discountJson), page, per_page: size, ...totalOf(counted?.count ?? 0) };
  });
}

/** All of an advertiser's discounts under the list's search, in its order, as a file (DISC-3): one a product of the catalogue at most. */
export async function discountFile(scope: Scope, advertiserId: string, query: Wish): Promise<CsvFile> {
  const rows = await scope.read((tx) => rowsOfAdvertiser(tx, scope, { advertiserId, query, part: sql`` }));
  const cells = rows
    .map(discountJson)
    .map((row) => [row.label, row.sku, row.brand_name, row.brand_sku, row.discount]);
  return {
    name: `discounts-retailer-${advertiserId}-${dayIn(scope.timezone)}.csv`,
    columns: ['product', 'sku', 'brand', 'brand sku', 'discount %'],
    rows: (async function* () {
      yield cells;
    })(),
  };
}

async function rowsOfAdvertiser(
  tx: Queries,
  scope: Scope,
  { advertiserId, query, part }: { advertiserId: string; query: Wish; part: SQL },
): Promise<DiscountRow[]> {
  await requireAdvertiser(tx, scope, advertiserId);
  const order = orderOf(sortOf(query, { field: 'label', descending: false }));
  return rowsOf<DiscountRow>(tx, sql`${select(advertiserId, query.search)} order by ${order} ${part}`);
}

function select(advertiserId: string, search: string | undefined): SQL {
  const text = likeAnywhere(folded(search ?? ''));
  const matches = search
    ? sql.join(
        [sql`p.name`, sql`p.id`, sql`b.name`].map((column) => sql`${foldedColumn(column)} like ${text}`),
        sql` or `,
      )
    : sql`true`;
  return sql`select ${discountColumns}
    from discounts d join products p on p.id = d.product_id join brands b on b.id = p.brand_id
    where d.advertiser_id = ${advertiserId} and (${matches})`;
}

const COLUMNS: Record<SortField, SQL> = {
  label: sql`${foldedColumn(sql`p.name`)} collate "C"`,
  sku: sql`p.id collate "C"`,
  brand_name: sql`${foldedColumn(sql`b.name`)} collate "C"`,
  discount: sql`d.basis_points`,
};

function orderOf({ field, descending }: Sort<SortField>): SQL {
  return sql`${COLUMNS[field]} ${descending ? sql`desc` : sql`asc`}, p.id`;
}
