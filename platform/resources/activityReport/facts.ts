import { type SQL, sql } from 'drizzle-orm';
import type { TimeframeScope } from '../../../schema/activityReport.ts';
import type { Scope } from '../../access/scope.ts';
import { textArray } from '../../access/visibleAdvertisers.ts';
import { billingCurrency, rowConditions } from '../redemptions/conditions.ts';
import type { AskedReport } from './asked.ts';
import type { CellColumn } from './groups.ts';
import type { SUMS } from './rollups.ts';
import type { Edge } from './spans.ts';

/** The moment that a redemption counts at. */
export const MOMENTS: Record<TimeframeScope, SQL> = {
  activate_at: sql`r.activated_at`,
  redeem_at: sql`r.redeemed_at`,
};

/** Columns of `r`, redemptions or sums of them; allocation 0 is none. */
export const COLUMNS: Record<CellColumn, SQL> = {
  advertiser_id: sql`r.advertiser_id`,
  promotion_id: sql`r.promotion_id`,
  source_allocation_id: sql`coalesce(r.source_allocation_id, 0)`,
  sku: sql`r.sku`,
  payment_types: sql`r.payment_types`,
};

/** Conditions on `redemptions r` that a report has besides its timeframe. A redemption without a charge cost its face value. */
export const factConditions = (scope: Scope, { filter, states }: AskedReport): SQL =>
  sql.join(rowConditions(scope, { ...filter, state: [...states] }), sql` and `);

/** The timeframe of a moment by its place, from 1. */
export const placeOf = (moment: SQL, { times }: AskedReport): SQL => {
  const starts = textArray(times.all.map(({ from }) => from.toISOString()));
  return sql`width_bucket(${moment}, ${starts}::timestamptz[])`;
};

/** One redemption as sums of one, by the names that sums have. */
const AMOUNTS: readonly { name: (typeof SUMS)[number]; value: SQL }[] = [
  { name: 'redemptions', value: sql`1::bigint` },
  { name: 'total_face_value', value: sql`r.face_value` },
  { name: 'selling_price', value: sql`coalesce(r.charge, r.face_value)` },
  { name: 'purchase_cost', value: sql`coalesce(r.purchase_cost, 0)` },
  { name: 'costed', value: sql`(r.purchase_cost is not null)::int::bigint` },
];

const columnsOf = (needs: readonly CellColumn[]): SQL[] => [
  ...needs.map((name) => sql`${COLUMNS[name]} as ${sql.identifier(name)}`),
  sql`r.currency`,
  sql`${billingCurrency(sql`r`)} as billing_currency`,
];

/** The redemptions themselves as cells: exact in every zone, as slow as they are many. */
export function factCells(
  scope: Scope,
  asked: AskedReport,
  { needs, from, to }: { needs: readonly CellColumn[]; from: Date; to: Date },
): SQL {
  const moment = MOMENTS[asked.scope];
  const sums = AMOUNTS.map(({ name, value }) => sql`${value} as ${sql.identifier(name)}`);
  return sql`select ${placeOf(moment, asked)} as place, ${sql.join([...columnsOf(needs), ...sums], sql`, `)} from redemptions r
    where ${factConditions(scope, asked)} and ${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`;
}

/**
 * The redemptions of the edges: added to the timeframe that they belong to and taken off the one that has the day of UTC that they are in.
 */
export function edgeCells(
  scope: Scope,
  asked: AskedReport,
  { needs, edges }: { needs: readonly CellColumn[]; edges: readonly Edge[] },
): SQL {
  const moment = MOMENTS[asked.scope];
  const ranges = edges.map(
    ({ from, to, plus, minus }) =>
      sql`(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz, ${plus}::int, ${minus}::int)`,
  );
  const sums = AMOUNTS.map(({ name, value }) => sql`w.sign * ${value} as ${sql.identifier(name)}`);
  return sql`select w.place, ${sql.join([...columnsOf(needs), ...sums], sql`, `)}
    from (values ${sql.join(ranges, sql`, `)}) e (starts, ends, plus, minus)
    join redemptions r on ${moment} >= e.starts and ${moment} < e.ends
    cross join lateral (values (e.plus, 1::bigint), (e.minus, -1::bigint)) w (place, sign)
    where w.place is not null and ${factConditions(scope, asked)}`;
}
