import { type SQL, sql } from 'drizzle-orm';
import { dayIn, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import type { RedemptionState } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { rendered } from '../../foundation/database/literals.ts';
import type { Period } from './period.ts';
import { quartersOf } from './quarterSums.ts';
import { QUARTERS, type StatsOwner } from './table.ts';

/** The scope of a chart: everything the caller may see, one advertiser, or one promotion. */
export type StatsOf = { advertiserId?: string; promotionId?: string };

/** Milliseconds of one column of the sums. */
const QUARTER_MS = 15 * 60_000;

/** When redemptions `r` entered their state: the column with the moment (indexed), and the states that use it. */
const MOMENTS = [
  { column: sql`r.redeemed_at`, isIts: sql`r.state = 'redeemed'` },
  { column: sql`r.booked_at`, isIts: sql`r.state = 'booked'` },
  { column: sql`r.updated_at`, isIts: sql`r.state not in ('redeemed', 'booked')` },
];

/** The quarters of an hour in a row of the sums: as one number, as rows, and as sums of several rows. */
const ALL_QUARTERS = rendered(
  sql.join(
    QUARTERS.map((name) => sql`coalesce(r.${sql.identifier(name)}, 0)`),
    sql` + `,
  ),
);
const EACH_QUARTER = rendered(quartersOf((name, place) => sql`(${sql.raw(`${place}`)}, r.${name})`));
const SUMMED_QUARTERS = rendered(quartersOf((name) => sql`sum(c.${name}) as ${name}`));

interface Counted {
  period: Period;
  states: readonly RedemptionState[];
  /** The caller's set, once its sums are there. */
  setId: string | null;
}

/**
 * How many redemptions entered their state in each day of the period, as rows `(place, count)`, the first day being 1; days without any are missing. Whole quarters of an
 * hour are read from the sums and from what waits to be added to them, what is left of the first and last one from the redemptions.
 */
export function countedByDay(scope: Scope, of: StatsOf, { period, states, setId }: Counted): SQL {
  const { days, timezone } = period;
  const [from, to] = [new Date(period.from), new Date(period.to)];
  const begin = new Date(Math.ceil(from.getTime() / QUARTER_MS) * QUARTER_MS);
  const end = new Date(Math.floor(to.getTime() / QUARTER_MS) * QUARTER_MS);
  const starts = textArray(days.map((day) => startOfDay(day, timezone).toISOString()));
  const named = textArray(states);
  // Read once a statement: as a bare value it would be read for each row.
  const place = (moment: SQL) => sql`width_bucket(${moment}, (select ${starts}::timestamptz[]))`;
  const isWithin = (moment: SQL) =>
    sql`${moment} >= ${begin.toISOString()}::timestamptz and ${moment} < ${end.toISOString()}::timestamptz`;
  const edges = begin > end ? [[from, to] as const] : [[from, begin] as const, [end, to] as const];
  const parts = [
    daysOf(
      sumsOf(scope, of, { begin, end, setId, isCounted: sql`(c.state = any (${named}::text[])) is true` }),
      {
        place,
        isWithin,
      },
    ),
    sql`select ${place(sql`c.quarter`)}, c.redemptions from stats_deltas c
      where ${within(scope, of, sql`c`)} and c.state = any (${named}::text[]) and ${isWithin(sql`c.quarter`)}`,
    ...edges
      .filter(([start, stop]) => start < stop)
      .flatMap(([start, stop]) =>
        MOMENTS.map(
          ({ column, isIts }) => sql`select ${place(column)}, 1 from redemptions r
            where ${within(scope, of, sql`r`)} and r.state = any (${named}::text[]) and ${isIts}
              and ${column} >= ${start.toISOString()}::timestamptz and ${column} < ${stop.toISOString()}::timestamptz`,
        ),
      ),
  ];
  return sql`select place, sum(count)::int as count from (${sql.join(parts, sql` union all `)}) x (place, count) group by 1`;
}

/** Rows of the sums as `(place, count)`: a row that lies in one day as a whole, else each of its quarters of an hour. */
function daysOf(
  rows: SQL,
  { place, isWithin }: { place: (moment: SQL) => SQL; isWithin: (moment: SQL) => SQL },
): SQL {
  const last = sql`(r.start + interval '3 hours 45 minutes')`;
  return sql`select n.place, n.count from (
      select r.*, ${place(sql`r.start`)} as place, ${place(sql`r.start`)} = ${place(last)} and ${isWithin(sql`r.start`)} and ${isWithin(last)} as is_whole
      from (select (s.day + s.part * interval '4 hours') at time zone 'UTC' as start, s.* from (${rows}) s) r
    ) r cross join lateral (
      select r.place, ${ALL_QUARTERS} as count where r.is_whole
      union all select ${place(sql`q.at`)}, q.count
        from (select r.start + v.n * interval '15 minutes' as at, v.count from (values ${EACH_QUARTER}) v (n, count)) q
        where not r.is_whole and q.count <> 0 and ${isWithin(sql`q.at`)}
    ) n`;
}

/**
 * Sums of everything, of the caller's set, or of organizations of which the caller sees every advertiser, and of the other advertisers one by one. All states of a day lie together: what is not of the period is not read,
 * however long there have been counts.
 */
function sumsOf(
  scope: Scope,
  { advertiserId, promotionId }: StatsOf,
  { begin, end, isCounted, setId }: { begin: Date; end: Date; isCounted: SQL; setId: string | null },
): SQL {
  // The statement names the owner as a literal. Otherwise the planner expects one row each, and sorts instead of hashing.
  const read = (
    owner: StatsOwner,
    owners: SQL,
  ) => sql`select c.* from (${owners}) o (id, promotion) cross join lateral (
      select * from stats_sums c where c.owner = ${sql.raw(`'${owner}'`)} and c.owner_id = o.id and c.promotion_id = o.promotion and ${isCounted}
        and c.day >= ${dayIn('UTC', begin)}::date and c.day <= ${dayIn('UTC', end)}::date offset 0) c`;
  const sums = (rows: SQL) => sql`select c.day, c.part, ${SUMMED_QUARTERS} from (${rows}) c group by 1, 2`;
  if (promotionId)
    return sums(read('promotion', sql`select advertiser_id, id from promotions where id = ${promotionId}`));
  if (advertiserId) return sums(read('advertiser', sql`select ${advertiserId}::bigint, 0::bigint`));
  if (setId) return sums(read('set', sql`select ${setId}::bigint, 0::bigint`));
  if (scope.isStaff) return sums(read('all', sql`select 0::bigint, 0::bigint`));
  // Organizations are asked for once, and what they have is taken off a list: a look at each advertiser costs more than all counts.
  const others = sql`select v.id, 0::bigint from unnest(${idArray(scope.advertiserIds)}::bigint[]) v (id)
    where v.id not in (select a.id from advertisers a where a.organization_id in (select w.id from whole w))`;
  return sql`with whole as materialized (select unnest(w.ids) as id from (select guerdon_whole_organizations() as ids offset 0) w)
    ${sums(sql`${read('organization', sql`select w.id, 0::bigint from whole w`)} union all ${read('advertiser', others)}`)}`;
}

function within(scope: Scope, { advertiserId, promotionId }: StatsOf, alias: SQL): SQL {
  if (advertiserId) return sql`${alias}.advertiser_id = ${advertiserId}`;
  if (promotionId)
    return sql`${alias}.promotion_id = ${promotionId}
      and ${alias}.advertiser_id = (select advertiser_id from promotions where id = ${promotionId})`;
  return isVisibleAdvertiser(scope, sql`${alias}.advertiser_id`);
}
