import { type SQL, sql } from 'drizzle-orm';
import type { CellColumn } from '../groups.ts';
import type { Grain } from '../table.ts';

/** A table of sums, and the columns besides `SHARED_KEYS` that identify its rows. */
export interface Rollup {
  table: 'activity_rewards' | 'activity_payments' | 'activity_promotions';
  keys: readonly CellColumn[];
  /** Stored spans. Where no days are stored, reports read the redemptions. */
  grains: readonly Grain[];
}

/** Rollups, the smallest first: a report reads the first one with all columns it needs. */
export const ROLLUPS: readonly Rollup[] = [
  { table: 'activity_rewards', keys: ['sku'], grains: ['day', 'month'] },
  {
    table: 'activity_promotions',
    keys: ['advertiser_id', 'promotion_id', 'source_allocation_id'],
    grains: ['month'],
  },
  { table: 'activity_payments', keys: ['sku', 'payment_types'], grains: ['month'] },
];

/** Columns that identify the sums in every table. */
const SHARED_KEYS = ['scope', 'state', 'reversed', 'currency', 'charge_currency'] as const;
export const SUMS = ['redemptions', 'total_face_value', 'selling_price', 'purchase_cost', 'costed'] as const;

export const columnList = (names: readonly string[], alias?: string): SQL =>
  sql.join(
    names.map((name) =>
      alias ? sql`${sql.identifier(alias)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  );

/** The columns that tell the rows of a table apart, its span last. */
export const keyColumns = ({ keys }: Rollup): string[] => [...SHARED_KEYS, ...keys, 'grain', 'period'];

/** The order of the primary keys, in which reports read. */
export const readOrder = ({ keys }: Rollup): string[] => [
  ...['scope', 'grain', 'state', 'period', ...keys],
  ...['currency', 'charge_currency', 'reversed'],
];

/** A key of notes `d` by span `s`. It is never null: without an allocation it is 0. */
function keyValue(name: string): SQL {
  if (name === 'source_allocation_id') return sql`coalesce(d.source_allocation_id, 0)`;
  return sql`${sql.identifier(name === 'grain' || name === 'period' ? 's' : 'd')}.${sql.identifier(name)}`;
}

/** The rows that notes `from` add to a rollup: one for each key. */
export const sumRows = (rollup: Rollup, from: SQL): SQL => {
  const keys = keyColumns(rollup).map((name) => ({ name, value: keyValue(name) }));
  const by = sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );
  const selected = keys.map(({ name, value }) => sql`${value} as ${sql.identifier(name)}`);
  const spans = rollup.grains.map(
    (grain) => sql`(${grain}, date_trunc(${grain}, d.period::timestamp)::date)`,
  );
  const sums = SUMS.map((name) => sql`sum(d.${sql.identifier(name)})::bigint`);
  return sql`select ${sql.join([...selected, ...sums], sql`, `)} from ${from} d
    cross join lateral (values ${sql.join(spans, sql`, `)}) s (grain, period) group by ${by}`;
};

/** Redemptions as the notes that the trigger writes when they are made. */
export const FACTS = sql`(
  select m.scope, (m.at at time zone 'UTC')::date as period, r.advertiser_id, r.promotion_id, r.source_allocation_id, r.sku, r.payment_types, r.state, r.reversed,
    r.currency, coalesce(r.charge_currency, r.currency) as charge_currency, 1::bigint as redemptions, r.face_value as total_face_value,
    coalesce(r.charge, r.face_value) as selling_price, coalesce(r.purchase_cost, 0) as purchase_cost, (r.purchase_cost is not null)::int::bigint as costed
  from redemptions r cross join lateral (values ('redeem_at', r.redeemed_at), ('activate_at', r.activated_at)) m (scope, at)
  where m.at is not null and not r.testing)`;
