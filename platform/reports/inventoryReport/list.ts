import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, number, rowsOf, text } from '../../foundation/database/rows.ts';
import { foldedColumn } from '../../foundation/database/textFold.ts';
import { pageQuery, sortOf, sortQuery, totalOf, wholeNumber } from '../../foundation/http/requests.ts';
import { readPeriod, recentFrom, type UsePeriod } from './readPeriod.ts';
import { inventoryRows, type RowFilter } from './rows.ts';
import { FOUND_ROW, type inventoryPageShape, rowColumns, rowJson } from './shape.ts';

/** Sort keys of the report: every column (INVREP-7), and the day on which a row runs out. */
export const INVENTORY_SORTS = [
  'reward_source',
  'provider_payment_type',
  'reward_caption',
  'face_value',
  'stock',
  'delayed_stock',
  'total_stock',
  'budget',
  'last_7_days',
  'last_30_days',
  'next_7_days',
  'next_30_days',
  'runs_out',
] as const;
type SortField = (typeof INVENTORY_SORTS)[number];

const name = z.string().trim().min(1, { error: 'required' }).max(100);

/** Filters and order: the query string of the file (INVREP-14). */
const fields = {
  reward: name.optional().meta({ description: 'SKU, and the budgets that pay for it' }),
  product: name.optional().meta({ description: 'Identifier of the product' }),
  brand: name.optional().meta({ description: 'SKU of the brand' }),
  source: z
    .string()
    .regex(/^\d{1,18}$/, { error: 'whole_number' })
    .optional()
    .meta({ description: 'Identifier of the reward source' }),
  hide_unused: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .meta({ description: 'True to hide rows without redemptions in the last 30 days' }),
  ...sortQuery(INVENTORY_SORTS),
};
export const inventoryFileQuery = z.strictObject(fields);
export const inventoryQuery = z.strictObject({
  ...fields,
  ...pageQuery,
  per_page: wholeNumber(1, 100).default(20),
});

const folded = (column: SQL) => sql`${foldedColumn(column)} collate "C"`;

const COLUMNS: Record<SortField, SQL> = {
  reward_source: sql`row(f.source_id::bigint, coalesce(f.provider_name, '') collate "C")`,
  provider_payment_type: sql`f.payment_type`,
  reward_caption: folded(sql`f.caption`),
  // Amounts of different currencies do not compare.
  face_value: sql`case when f.face_value is not null then row(f.currency, f.face_value) end`,
  stock: sql`f.stock`,
  delayed_stock: sql`f.delayed`,
  total_stock: sql`f.total_stock`,
  budget: sql`case when f.budget is not null then row(f.currency, f.budget) end`,
  last_7_days: sql`f.last_7`,
  last_30_days: sql`f.last_30`,
  next_7_days: sql`f.next_7`,
  next_30_days: sql`f.next_30`,
  runs_out: sql`f.days_left`,
};

/** The order of the report; by default, rows that run out first. Rows without a value come last. */
export function orderOf(query: z.output<typeof inventoryFileQuery>): SQL {
  const { field, descending } = sortOf(query, { field: 'runs_out', descending: false });
  return sql`order by ${COLUMNS[field]} ${descending ? sql`desc` : sql`asc`} nulls last, f.type, f.key collate "C"`;
}

/** One page of the report. */
export function listInventory(
  scope: Scope,
  query: z.output<typeof inventoryQuery>,
): Promise<z.output<typeof inventoryPageShape>> {
  const { page, per_page } = query;
  return scope.read(async (tx) => {
    const period = await readPeriod(tx, scope.timezone);
    const pageOf = (place: number) =>
      rowsOf(
        tx,
        { ...FOUND_ROW, matched: number },
        sql`select ${rowColumns}, f.matched from (select f.*, count(*) over ()::int as matched, row_number() over (${orderOf(query)}) as place
            from (${inventoryRows(scope, period, query)}) f ${orderOf(query)} limit ${per_page} offset ${(place - 1) * per_page}) f
          left join ${alertsOf(scope)} order by f.place`,
      );
    const rows = await pageOf(page);
    // A page past the last one has no row that carries the total.
    const [one] = rows.length > 0 || page === 1 ? rows : await pageOf(1);
    return {
      items: rows.map((row) => rowJson(row, period, scope)),
      page,
      per_page,
      ...totalOf(one?.matched ?? 0),
      ...daysOf(period),
      names: await namesOf(tx, query),
    };
  });
}

/** The alerts `a` of found rows `f`; nobody but staff has any. */
export const alertsOf = ({ isStaff }: Pick<Scope, 'isStaff'>): SQL =>
  sql`run_out_alerts a on ${isStaff ? sql`a.sku = f.sku or (f.type = 'budget' and a.source_id::text = f.key)` : sql`false`}`;

const daysOf = (period: UsePeriod) => ({
  first_day: period.days[0] ?? period.today,
  recent_day: recentFrom(period),
  last_day: period.days.at(-1) ?? period.today,
  timezone: period.timezone,
});

/** Names of the filter values, for chips. */
async function namesOf(tx: Queries, { brand, product, reward }: RowFilter) {
  const [names] = await rowsOf(
    tx,
    { reward: nullable(text), brand: nullable(text), product: nullable(text) },
    sql`select (select name from brands where sku = ${brand ?? null}) as brand,
      (select name from products where id = ${product ?? null}) as product,
      (select name from skus where sku = ${reward ?? null}) as reward`,
  );
  return names ?? { brand: null, product: null, reward: null };
}
