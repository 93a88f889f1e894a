import { type SQL, sql } from 'drizzle-orm';
import type { TimeframeScope } from '../../../schema/activityReport.ts';
import type { Scope } from '../../access/scope.ts';
import { textArray } from '../../access/visibleAdvertisers.ts';
import { billingCurrency, rowConditions } from '../redemptions/conditions.ts';
import type { AskedReport } from './asked.ts';
import type { CellColumn } from './groups.ts';

/** The moment that a redemption counts at. */
export const MOMENTS: Record<TimeframeScope, SQL> = {
  activate_at: sql`r.activated_at`,
  redeem_at: sql`r.redeemed_at`,
};

const COLUMNS: Record<CellColumn, SQL> = {
  advertiser_id: sql`r.advertiser_id`,
  promotion_id: sql`r.promotion_id`,
  allocation_id: sql`r.source_allocation_id`,
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

/** The redemptions themselves as cells: exact in every zone, as slow as they are many. */
export function factCells(
  scope: Scope,
  asked: AskedReport,
  { needs, from, to }: { needs: readonly CellColumn[]; from: Date; to: Date },
): SQL {
  const moment = MOMENTS[asked.scope];
  const columns = needs.map((name) => sql`${COLUMNS[name]} as ${sql.identifier(name)}, `);
  return sql`select ${placeOf(moment, asked)} as place, ${sql.join(columns, sql``)}r.currency, ${billingCurrency(sql`r`)} as billing_currency,
      1::bigint as redemptions, r.face_value as total_face_value, coalesce(r.charge, r.face_value) as selling_price,
      coalesce(r.purchase_cost, 0) as purchase_cost, (r.purchase_cost is not null)::int::bigint as costed
    from redemptions r
    where ${factConditions(scope, asked)} and ${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`;
}
