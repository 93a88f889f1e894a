import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser, seesMany } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowCountOf, rowsOf } from '../../foundation/database/rows.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { countedByDay, type StatsOf } from './countedByDay.ts';
import { periodOf, type StatsQuery } from './period.ts';
import { rememberSet, setOf } from './sets.ts';

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

/** Redemptions that entered one of the states, by the day they did; not found where the caller may not see. */
export async function dailyStats(
  scope: Scope,
  query: StatsQuery,
  of: StatsOf = {},
): Promise<z.output<typeof dailyStatsShape>> {
  const period = periodOf(query, scope.timezone);
  const { set, rows } = await scope.read(async (tx) => {
    await requireVisible(tx, scope, of);
    const set = of.advertiserId || of.promotionId ? null : await setOf(tx, scope);
    // With a thousand visible advertisers the planner's cost estimate triggers JIT, and compiling takes longer than the query.
    if (seesMany(scope)) await tx.execute(sql`select set_config('jit', 'off', true)`);
    const choice = { period, states: [...new Set(query.states)], setId: set?.id ?? null };
    const rows = await rowsOf(tx, { place: number, count: number }, countedByDay(scope, of, choice));
    return { set, rows };
  });
  // A failure here does not affect the answer. The next chart registers the set again.
  if (set && !set.isRemembered) await scope.write(rememberSet).catch(() => undefined);
  const countByPlace = new Map(rows.map(({ place, count }) => [place, count]));
  // Places count from 1.
  const items = period.days.map((date, index) => ({ date, count: countByPlace.get(index + 1) ?? 0 }));
  return {
    interval: 'daily',
    timezone: period.timezone,
    items,
    total: items.reduce((sum, { count }) => sum + count, 0),
  };
}

async function requireVisible(
  tx: Queries,
  scope: Scope,
  { advertiserId, promotionId }: StatsOf,
): Promise<void> {
  if (!advertiserId && !promotionId) return;
  const row = await rowCountOf(
    tx,
    advertiserId
      ? sql`select from advertisers where id = ${advertiserId} and ${isVisibleAdvertiser(scope, sql`id`)}`
      : sql`select from promotions where id = ${promotionId} and ${isVisibleAdvertiser(scope, sql`advertiser_id`)}`,
  );
  if (!row) throw notFound();
}
