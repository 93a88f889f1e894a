import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RedemptionState } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { type Period, periodOf, type StatsQuery } from './period.ts';

/** Figures day by day, every day present. */
export const dailyStatsShape = responseSchema(
  'DailyStats',
  z.object({
    interval: z.literal('daily'),
    timezone: z.string(),
    items: z.array(z.object({ date: z.string(), count: z.int() })),
    total: z.int(),
  }),
);

/** What is counted: everything the caller may see, one advertiser, or one promotion. */
export type StatsOf = { advertiserId?: string; promotionId?: string };

/** Redemptions that entered one of the states, by the day they did; not found where the caller may not see. */
export async function dailyStats(
  scope: Scope,
  query: StatsQuery,
  of: StatsOf = {},
): Promise<z.output<typeof dailyStatsShape>> {
  const period = periodOf(query, scope.timezone);
  return scope.read(async (tx) => {
    await requireVisible(tx, scope, of);
    const rows = await rowsOf<{ date: string; count: number }>(
      tx,
      byDay(scope, of, { period, states: query.states }),
    );
    const found = new Map(rows.map((row) => [row.date, row.count]));
    const items = period.days.map((date) => ({ date, count: found.get(date) ?? 0 }));
    return {
      interval: 'daily',
      timezone: period.timezone,
      items,
      total: items.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

async function requireVisible(
  tx: Queries,
  scope: Scope,
  { advertiserId, promotionId }: StatsOf,
): Promise<void> {
  if (!advertiserId && !promotionId) return;
  const [row] = await rowsOf(
    tx,
    advertiserId
      ? sql`select from advertisers where id = ${advertiserId} and ${isVisibleAdvertiser(scope, sql`id`)}`
      : sql`select from promotions where id = ${promotionId} and ${isVisibleAdvertiser(scope, sql`advertiser_id`)}`,
  );
  if (!row) throw notFound();
}

/** When a redemption entered its state: the columns that say so. */
const ENTERED: Partial<Record<RedemptionState, SQL>> = {
  redeemed: sql`r.redeemed_at`,
  booked: sql`r.booked_at`,
};

interface Counted {
  period: Period;
  states: readonly RedemptionState[];
}

function byDay(scope: Scope, of: StatsOf, { period, states }: Counted): SQL {
  const counted = [...new Set(states)].map((state) => {
    const entered = ENTERED[state] ?? sql`r.updated_at`;
    return sql`select ${entered} as entered from redemptions r
      where ${within(scope, of)} and r.state = ${state} and ${entered} >= ${period.from} and ${entered} < ${period.to}`;
  });
  return sql`select to_char(day, 'YYYY-MM-DD') as date, count::int from (
    select (entered at time zone ${period.timezone})::date as day, count(*) as count
    from (${sql.join(counted, sql` union all `)}) c group by 1) d`;
}

function within(scope: Scope, { advertiserId, promotionId }: StatsOf): SQL {
  if (advertiserId) return sql`r.advertiser_id = ${advertiserId}`;
  if (promotionId)
    return sql`r.promotion_id = ${promotionId}
      and r.advertiser_id = (select advertiser_id from promotions where id = ${promotionId})`;
  return isVisibleAdvertiser(scope, sql`r.advertiser_id`);
}
