import { type SQL, sql } from 'drizzle-orm';
import type { TimeframeScope } from '../../../../schema/foundation/dates/timeframeScopes.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { textArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../../foundation/database/conditions.ts';
import { billingCurrency, rowConditions } from '../../../fulfillment/interface.ts';
import type { CellColumn } from '../groups.ts';
import type { ReportRequest } from '../reportRequest.ts';
import type { Edge } from '../spans.ts';
import type { SUMS } from './rollups.ts';

/** The moment that a redemption counts at. One that was activated is listed by that moment, of which there is an index. */
const MOMENTS: Record<TimeframeScope, SQL> = {
  activate_at: sql`r.listed_at`,
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
const factConditions = (scope: Scope, { filter, states, scope: moment }: ReportRequest): SQL =>
  allOf(
    ...rowConditions(scope, { ...filter, state: [...states] }),
    moment === 'activate_at' && sql`r.activated_at is not null`,
  );

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

/** Redemptions as cells, placed by these timeframe starts or all at one `place`. Exact in every time zone; the cost grows with their number. */
export function factCells(
  scope: Scope,
  report: ReportRequest,
  {
    needs,
    from,
    to,
    starts,
    place = null,
    sign = 1,
  }: {
    needs: readonly CellColumn[];
    from: Date;
    to: Date;
    starts: readonly Date[];
    place?: number | null;
    sign?: 1 | -1;
  },
): SQL {
  const moment = MOMENTS[report.scope];
  const places = textArray(starts.map((start) => start.toISOString()));
  const signed = (value: SQL) => (sign === 1 ? value : sql`-(${value})`);
  const sums = AMOUNTS.map(({ name, value }) => sql`${signed(value)} as ${sql.identifier(name)}`);
  const at = place === null ? sql`width_bucket(${moment}, ${places}::timestamptz[])` : sql`${place}::int`;
  return sql`select ${at} as place, ${sql.join([...columnsOf(needs), ...sums], sql`, `)} from redemptions r
    where ${factConditions(scope, report)} and ${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`;
}

/**
 * The redemptions of the edges: added to their own timeframe, and subtracted from the timeframe that counts their UTC day.
 */
export function edgeCells(
  scope: Scope,
  report: ReportRequest,
  { needs, edges }: { needs: readonly CellColumn[]; edges: readonly Edge[] },
): SQL {
  const moment = MOMENTS[report.scope];
  const ranges = edges.map(
    ({ from, to, plus, minus }) =>
      sql`(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz, ${plus}::int, ${minus}::int)`,
  );
  const columns = columnsOf(needs);
  const sums = AMOUNTS.map(({ name, value }) => sql`${value} as ${sql.identifier(name)}`);
  const signed = AMOUNTS.map(({ name }) => sql`w.sign * f.${sql.identifier(name)}`);
  const named = [...needs, 'currency', 'billing_currency'].map((name) => sql`f.${sql.identifier(name)}`);
  // Each edge is read along the index of its moment: "offset 0" keeps the planner from joining all redemptions to them.
  return sql`select w.place, ${sql.join([...named, ...signed], sql`, `)}
    from (values ${sql.join(ranges, sql`, `)}) e (starts, ends, plus, minus)
    cross join lateral (select ${sql.join([...columns, ...sums], sql`, `)} from redemptions r
      where ${moment} >= e.starts and ${moment} < e.ends and ${factConditions(scope, report)} offset 0) f
    cross join lateral (values (e.plus, 1::bigint), (e.minus, -1::bigint)) w (place, sign)
    where w.place is not null`;
}
