import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { csvDecimal, csvText } from '../../foundation/database/files/csvCells.ts';
import { foldedColumn, holdsFolded } from '../../foundation/database/textFold.ts';
import type { CsvFile } from '../../foundation/http/csv.ts';
import { orderBy, paginate } from '../../foundation/http/paginate.ts';
import { pageQuery, sortOf, sortQuery } from '../../foundation/http/requests.ts';
import type { JsonOf } from '../../foundation/records/codec.ts';
import { discount, type discountPageShape } from './shape.ts';

/** Sort fields of the list of discounts (DISC-1). */
const SORTS = ['label', 'sku', 'brand_name', 'discount'] as const;
type SortField = (typeof SORTS)[number];

/** Search and order of discounts. */
const fields = { search: z.string().trim().min(1).max(200).optional(), ...sortQuery(SORTS) };

/** The query string of the whole list. */
export const discountQuery = z.strictObject(fields);

/** The query string of a page of it. */
export const discountPageQuery = z.strictObject({ ...fields, ...pageQuery });

type DiscountQuery = z.output<typeof discountQuery>;

/**
 * One page of an advertiser's discounts, by product when nothing is said; a search finds parts of the product's name, of its SKU
 * or of the brand's name. Not found when the caller may not see the advertiser.
 */
export function listDiscounts(
  scope: Scope,
  advertiserId: string,
  query: z.output<typeof discountPageQuery>,
): Promise<z.output<typeof discountPageShape>> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    return paginate(tx, query, {
      matching: discountRows(advertiserId, query),
      read: (part) =>
        discountsOf(tx, scope, sql`${discountRows(advertiserId, query)} ${orderOf(query)} ${part}`),
    });
  });
}

/** All of an advertiser's discounts under the list's search, in its order, as a file (DISC-3). */
export async function discountFile(
  scope: Scope,
  advertiserId: string,
  query: DiscountQuery,
): Promise<CsvFile> {
  await scope.read((tx) => requireAdvertiser(tx, scope, advertiserId));
  const cells = [
    ...[sql`p.name`, sql`p.id`, sql`b.name`, sql`b.sku`].map(csvText),
    csvDecimal(sql`trim_scale(d.basis_points * 0.01)`, scope.locale),
  ];
  return {
    name: `discounts-retailer-${advertiserId}-${dayIn(scope.timezone)}.csv`,
    columns: ['product', 'sku', 'brand', 'brand sku', 'discount %'],
    lines: () => scope.csv({ cells, from: sql`${discountRows(advertiserId, query)} ${orderOf(query)}` }),
  };
}

async function discountsOf(tx: Queries, scope: Scope, rest: SQL): Promise<JsonOf<typeof discount>[]> {
  const rows = await discount.rows(tx, rest);
  return rows.map((row) => discount.json(row, scope));
}

/** The discounts of an advertiser that a search finds. */
function discountRows(advertiserId: string, { search }: Pick<DiscountQuery, 'search'>): SQL {
  const matches = search ? holdsFolded(search, [sql`p.name`, sql`p.id`, sql`b.name`]) : sql`true`;
  return sql`from discounts d join products p on p.id = d.product_id join brands b on b.id = p.brand_id
    where d.advertiser_id = ${advertiserId} and ${matches}`;
}

const COLUMNS: Record<SortField, SQL> = {
  label: sql`${foldedColumn(sql`p.name`)} collate "C"`,
  sku: sql`p.id collate "C"`,
  brand_name: sql`${foldedColumn(sql`b.name`)} collate "C"`,
  discount: sql`d.basis_points`,
};

const orderOf = (query: DiscountQuery): SQL =>
  orderBy(COLUMNS, sortOf(query, { field: 'label', descending: false }), sql`p.id`);
