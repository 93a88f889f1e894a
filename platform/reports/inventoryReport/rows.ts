import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../schema/foundation/dates/dates.ts';
import { REWARD_SOURCES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { RECENT_USE_DAYS, USE_DAYS } from '../../../schema/reports/runOut.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf, applied } from '../../foundation/database/conditions.ts';
import type { UsePeriod } from './readPeriod.ts';
import { stockBySku } from './stockOfRewards.ts';
import { sumsBetween } from './sumsBetween.ts';
import { isRecent, usedByDay } from './useOfRewards.ts';

/** Filters of the rows; all of them apply (INVREP-14, INVREP-18). */
export interface RowFilter {
  reward?: string | undefined;
  product?: string | undefined;
  brand?: string | undefined;
  source?: string | undefined;
  hide_unused?: boolean | undefined;
}

const days = sql.raw(String(USE_DAYS));
const recent = sql.raw(String(RECENT_USE_DAYS));

/** Expected use of the coming days at the pace of the recent ones. */
const estimate = (count: SQL) => sql`round(${count} * ${recent}::numeric / ${days})::bigint`;

/**
 * The rows of the report as a query of one statement: a row for the stock of each SKU that comes out of a pool, and for operator staff one for each budget kept with
 * a provider. For everybody else a row is what is left of a reward that was allocated to their advertisers.
 */
export function inventoryRows(scope: Scope, period: UsePeriod, filter: RowFilter): SQL {
  const budgets = scope.isStaff ? sql`union all (${budgetRows(period, filter)})` : sql``;
  return sql`with by_day as materialized (${usedByDay(scope, period)}),
      used as (select sku, sum(pieces)::bigint as last_30, coalesce(sum(pieces) filter (where ${isRecent}), 0)::bigint as last_7,
          sum(pieces * pieces)::float8 as squares, sum(amount)::bigint as amount
        from by_day group by sku),
      pools as materialized (${stockBySku(scope)}),
      found as ((${stockRows(scope, filter)}) ${budgets})
    select * from found f where ${filter.hide_unused ? sql`f.last_30 > 0` : sql`true`}`;
}

/** True if the SKU's codes come from a pool, by the same rule as in `orderLines.ts`. */
const isPooled = sql`coalesce(v.kind, 'pool') = 'pool' and q.delivery_mode is distinct from 'physical_shipment'`;

const ofSku = (filter: RowFilter): SQL[] =>
  applied(
    filter.reward && sql`s.sku = ${filter.reward}`,
    filter.product && sql`s.product_id = ${filter.product}`,
    filter.brand && sql`s.brand_sku = ${filter.brand}`,
  );

function stockRows(scope: Scope, filter: RowFilter): SQL {
  const { isStaff } = scope;
  const isStocked = isStaff
    ? sql`(p.sku is not null or (${isPooled} and (s.status = 'enabled' or u.sku is not null)))`
    : sql`p.sku is not null`;
  const stock = REWARD_SOURCES.stock;
  const ofSource = filter.source ? [sql`${filter.source} = ${stock}`] : [];
  const staffOnly = (value: SQL) => (isStaff ? value : sql`null`);
  return sql`select 'stock' as type, s.sku as key, ${stock} as source_id, ${staffOnly(sql`v.id`)}::bigint as provider_id,
      ${staffOnly(sql`v.name`)}::text as provider_name, ${staffOnly(sql`v.payment_type`)}::int as payment_type, s.name as caption, s.sku,
      s.face_value, s.currency, coalesce(p.stock, 0) as stock, coalesce(p.delayed, 0) as delayed,
      coalesce(p.stock + p.delayed, 0) as total_stock, null::bigint as budget, 0 as budget_version, null::text as dashboard_url,
      coalesce(u.last_7, 0) as last_7, coalesce(u.last_30, 0) as last_30, ${estimate(sql`coalesce(u.last_30, 0)`)} as next_7,
      coalesce(u.last_30, 0) as next_30, coalesce(u.squares, 0) as squares, coalesce(u.amount, 0) as amount,
      case when u.last_30 > 0 then coalesce(p.stock + p.delayed, 0) * ${days}::numeric / u.last_30 end as days_left
    from skus s left join products q on q.id = s.product_id left join providers v on v.id = s.provider_id
    left join pools p on p.sku = s.sku left join used u on u.sku = s.sku
    where ${isStocked} and ${allOf(...ofSku(filter), ...ofSource)}`;
}

/**
 * The budgets. What was redeemed since one was declared is taken off it; its pace is that of the amounts, counted in rewards of their mean value so that one
 * method serves both.
 */
function budgetRows(period: UsePeriod, filter: RowFilter): SQL {
  const conditions = [
    ...(filter.source
      ? [
          sql`(b.id::text = ${filter.source} or (${filter.source} = ${REWARD_SOURCES.provider} and v.kind = 'http')
          or (${filter.source} = ${REWARD_SOURCES.issued} and v.kind = 'issued'))`,
        ]
      : []),
    ...(ofSku(filter).length > 0
      ? [
          sql`exists (select from skus s where s.provider_id = b.provider_id and s.currency = b.currency and ${allOf(...ofSku(filter))})`,
        ]
      : []),
  ];
  return sql`select 'budget' as type, b.id::text as key, b.id::text as source_id, v.id as provider_id, v.name as provider_name,
      v.payment_type::int, null::text as caption, null::text as sku, null::bigint as face_value, b.currency, null::bigint as stock,
      null::bigint as delayed, null::bigint as total_stock, b.declared - coalesce(g.spent, 0) as budget, b.version as budget_version, b.dashboard_url,
      coalesce(d.last_7, 0) as last_7, coalesce(d.last_30, 0) as last_30, ${estimate(sql`coalesce(d.last_30, 0)`)} as next_7,
      coalesce(d.last_30, 0) as next_30, coalesce(d.squares * (d.last_30 / d.amount::float8) ^ 2, 0) as squares,
      coalesce(d.amount, 0) as amount,
      case when d.amount > 0 then greatest(b.declared - coalesce(g.spent, 0), 0) * ${days}::numeric / d.amount end as days_left
    from reward_sources b join providers v on v.id = b.provider_id
    left join (
      select id, sum(pieces)::bigint as last_30, coalesce(sum(pieces) filter (where ${isRecent}), 0)::bigint as last_7,
        sum(amount)::bigint as amount, sum(amount::float8 ^ 2) as squares
      from (select b.id, u.place, sum(u.pieces)::bigint as pieces, sum(u.amount)::bigint as amount
        from by_day u join skus s on s.sku = u.sku join reward_sources b on b.provider_id = s.provider_id and b.currency = s.currency
        group by 1, 2) e group by id having sum(amount) > 0) d on d.id = b.id
    left join (${spentBySource(period)}) g on g.id = b.id
    where ${allOf(...conditions)}`;
}

/** Amount redeemed from each source since its budget was declared: the sum of the SKUs' intervals after that declaration. */
const spentBySource = ({ declared, today }: UsePeriod): SQL =>
  sql`select b.id, sum(p.amount)::bigint as spent
    from (${sumsBetween(declared.length > 0 ? [...declared, new Date(Date.parse(addDays(today, 2)))] : [])}) p
    join skus s on s.sku = p.sku join reward_sources b on b.provider_id = s.provider_id and b.currency = s.currency
    where p.place >= width_bucket(b.declared_at, ${textArray(declared.map((moment) => moment.toISOString()))}::timestamptz[]) group by 1`;
