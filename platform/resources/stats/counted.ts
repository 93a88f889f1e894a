import { type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '../../../schema/dates.ts';
import type { RedemptionState } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser, textArray } from '../../access/visibleAdvertisers.ts';
import type { Period } from './period.ts';

/** What is counted: everything the caller may see, one advertiser, or one promotion. */
export type StatsOf = { advertiserId?: string; promotionId?: string };

/** Milliseconds of what is counted together. */
const QUARTER = 15 * 60_000;

/** When redemptions `r` entered their state: the column that says so, which an index finds, and those of which it does. */
const MOMENTS = [
  { column: sql`r.redeemed_at`, isIts: sql`r.state = 'redeemed'` },
  { column: sql`r.booked_at`, isIts: sql`r.state = 'booked'` },
  { column: sql`r.updated_at`, isIts: sql`r.state not in ('redeemed', 'booked')` },
];

interface Counted {
  period: Period;
  states: readonly RedemptionState[];
}

/**
 * How many redemptions entered their state in each day of the period, as rows `(place, count)`, the first day being 1; days without any are missing. Whole quarters of an
 * hour are read from the sums and from what waits to be added to them, what is left of the first and last one from the redemptions.
 */
export function countedByDay(scope: Scope, of: StatsOf, { period, states }: Counted): SQL {
  const { days, timezone } = period;
  const [from, to] = [new Date(period.from), new Date(period.to)];
  const begin = new Date(Math.ceil(from.getTime() / QUARTER) * QUARTER);
  const end = new Date(Math.floor(to.getTime() / QUARTER) * QUARTER);
  const starts = textArray(days.map((day) => startOfDay(day, timezone).toISOString()));
  const named = textArray(states);
  const isCounted = sql`c.state = any (${named}::text[]) and c.quarter >= ${begin.toISOString()}::timestamptz and c.quarter < ${end.toISOString()}::timestamptz`;
  // Read once a statement: as a bare value it would be read for each row.
  const place = (moment: SQL) => sql`width_bucket(${moment}, (select ${starts}::timestamptz[]))`;
  const edges = begin > end ? [[from, to] as const] : [[from, begin] as const, [end, to] as const];
  const parts = [
    // Owner by owner: what is not asked for is not read.
    sql`select c.place, c.count from (${ownersOf(scope, of)}) o cross join lateral (
      select ${place(sql`c.quarter`)} as place, sum(c.redemptions) as count from stats_sums c
      where c.owner = o.owner and c.owner_id = o.owner_id and c.promotion_id = o.promotion_id and ${isCounted} group by 1) c`,
    sql`select ${place(sql`c.quarter`)}, c.redemptions from stats_deltas c where ${within(scope, of, sql`c`)} and ${isCounted}`,
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

/** Of whom sums are read: of everything, or of organizations of which the caller sees every advertiser, and of the other advertisers one by one. */
function ownersOf(scope: Scope, { advertiserId, promotionId }: StatsOf): SQL {
  if (promotionId)
    return sql`select 'promotion' as owner, advertiser_id as owner_id, id as promotion_id from promotions where id = ${promotionId}`;
  if (advertiserId)
    return sql`select 'advertiser' as owner, ${advertiserId}::bigint as owner_id, 0::bigint as promotion_id`;
  if (scope.isStaff) return sql`select 'all' as owner, 0::bigint as owner_id, 0::bigint as promotion_id`;
  // Asked for once a statement, not for each advertiser.
  const whole = sql`(select guerdon_whole_organizations())::bigint[]`;
  return sql`select 'organization' as owner, w.id as owner_id, 0::bigint as promotion_id from unnest(${whole}) w (id)
    union all select 'advertiser', a.id, 0 from advertisers a
      where ${isVisibleAdvertiser(scope, sql`a.id`)} and a.organization_id <> all (${whole})`;
}

function within(scope: Scope, { advertiserId, promotionId }: StatsOf, alias: SQL): SQL {
  if (advertiserId) return sql`${alias}.advertiser_id = ${advertiserId}`;
  if (promotionId)
    return sql`${alias}.promotion_id = ${promotionId}
      and ${alias}.advertiser_id = (select advertiser_id from promotions where id = ${promotionId})`;
  return isVisibleAdvertiser(scope, sql`${alias}.advertiser_id`);
}
