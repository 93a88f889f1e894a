import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { csvAmount, csvDecimal, csvText } from '../../foundation/database/files/csvCells.ts';
import { foldedColumn, holdsFolded } from '../../foundation/database/textFold.ts';
import type { CsvFile } from '../../foundation/http/csv.ts';
import { orderBy, paginate } from '../../foundation/http/paginate.ts';
import { pageQuery, sortOf, sortQuery } from '../../foundation/http/requests.ts';
import { type catalogPageShape, catalogProduct, isOnSale } from './shape.ts';

const SORTS = ['status', 'promotion_name', 'product_name'] as const;
type SortField = (typeof SORTS)[number];

const fields = { search: z.string().trim().min(1).max(200).optional(), ...sortQuery(SORTS) };

/** The query string of the whole list. */
export const catalogQuery = z.strictObject(fields);

/** The query string of a page of it. */
export const catalogPageQuery = z.strictObject({ ...fields, ...pageQuery });

type CatalogQuery = z.output<typeof catalogQuery>;

/**
 * One page of the products that promotions of an advertiser give from their reward groups, by promotion when nothing is said; a search finds
 * parts of the promotion's, the product's or the brand's name. Not found when the caller may not see the advertiser. What is private at its
 * organization is in no list, as in every catalog (PRODUCT-27).
 */
export function listAdvertiserCatalog(
  scope: Scope,
  advertiserId: string,
  query: z.output<typeof catalogPageQuery>,
): Promise<z.output<typeof catalogPageShape>> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    return paginate(tx, query, {
      matching: catalogRows(advertiserId, query),
      read: async (part) => {
        const rows = await catalogProduct.rows(
          tx,
          sql`${catalogRows(advertiserId, query)} ${orderOf(query)} ${part}`,
        );
        return rows.map((row) => catalogProduct.json(row, scope));
      },
    });
  });
}

/** The whole list under its search, in its order, as a file (ADV-29, CATALOG-10). */
export async function catalogFile(scope: Scope, advertiserId: string, query: CatalogQuery): Promise<CsvFile> {
  await scope.read((tx) => requireAdvertiser(tx, scope, advertiserId));
  const seesDiscounts = scope.abilities.has('viewDiscounts') || scope.abilities.has('editDiscounts');
  const values = sql`(select string_agg((${csvAmount(sql`value::bigint`, sql`c.currency`, scope.locale)})::text, ' | ' order by at)
    from unnest(c.face_values) with ordinality as v (value, at))`;
  const cells = [
    isOnSale,
    csvText(sql`m.name`),
    csvText(sql`p.name`),
    values,
    sql`c.currency`,
    seesDiscounts ? csvDecimal(sql`trim_scale(coalesce(d.basis_points, 0) * 0.01)`, scope.locale) : sql`null`,
  ];
  return {
    name: `catalog-retailer-${advertiserId}-${dayIn(scope.timezone)}.csv`,
    columns: ['status', 'promotion', 'product name', 'values', 'currency', 'discount %'],
    lines: () => scope.csv({ cells, from: sql`${catalogRows(advertiserId, query)} ${orderOf(query)}` }),
  };
}

/** A product is there once a promotion, in however many of its groups it is. */
function catalogRows(advertiserId: string, { search }: Pick<CatalogQuery, 'search'>): SQL {
  const matches = search ? holdsFolded(search, [sql`m.name`, sql`p.name`, sql`b.name`]) : sql`true`;
  return sql`from (select distinct g.advertiser_id, g.promotion_id, l.product_id from promotion_reward_groups g
      join reward_group_products l on l.group_id = g.group_id where g.advertiser_id = ${advertiserId}) w
    join promotions m on m.advertiser_id = w.advertiser_id and m.id = w.promotion_id
    join products p on p.id = w.product_id
    join brands b on b.id = p.brand_id
    join advertisers a on a.id = w.advertiser_id
    left join discounts d on d.advertiser_id = w.advertiser_id and d.product_id = p.id
    left join lateral (
      select s.currency, array_agg(distinct s.face_value)::text[] as face_values from skus s
      where s.product_id = p.id and s.status = 'enabled' group by s.currency
      order by s.currency = a.billing_currency desc, s.currency limit 1) c on true
    where ${matches} and not exists (select from product_publications u
      where u.product_id = p.id and u.seller_id = a.organization_id and u.private)`;
}

const COLUMNS: Record<SortField, SQL> = {
  status: isOnSale,
  promotion_name: sql`${foldedColumn(sql`m.name`)} collate "C"`,
  product_name: sql`${foldedColumn(sql`p.name`)} collate "C"`,
};

const orderOf = (query: CatalogQuery): SQL =>
  orderBy(
    COLUMNS,
    sortOf(query, { field: 'promotion_name', descending: false }),
    sql`m.id, ${COLUMNS.product_name}, p.id`,
  );
