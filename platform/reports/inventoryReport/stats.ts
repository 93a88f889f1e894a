import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { REWARD_SOURCES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { wantedSkus } from '../../fulfillment/interface.ts';
import { readPeriod, type UsePeriod } from './readPeriod.ts';
import { committedRewards, piecesLeft } from './stockOfRewards.ts';
import { dayPlace, isRecent, usedWithin } from './useOfRewards.ts';

/** Advertisers that are named; the others are in the totals. */
const MAX_NAMED_ADVERTISERS = 100;

/** The users of a row's stock (INVREP-12, INVREP-13), and its daily use. */
export const statsShape = responseSchema(
  'InventoryStats',
  z.object({
    items: z.array(
      z.object({
        advertiser: z.object({ id: z.string(), name: z.string() }),
        last_7_days: z.int(),
        last_30_days: z.int(),
        allocated: z.int().describe('Pieces left in its committed allocations'),
      }),
    ),
    advertiser_count: z.int().describe('Number of advertisers; the first 100 are listed'),
    last_7_days_total: z.int(),
    last_30_days_total: z.int(),
    allocated_total: z.int(),
    daily: z
      .array(z.object({ date: z.string(), count: z.int() }))
      .describe('One entry for each of the 30 days'),
  }),
);
type InventoryStats = z.output<typeof statsShape>;

/** The stats of the stock of a SKU (INVREP-15). @throws Refusal not_found */
export const rewardStats = (scope: Scope, sku: string): Promise<InventoryStats> =>
  scope.read((tx) => statsOf(tx, scope, { skus: sql`select s.sku from skus s where s.sku = ${sku}` }));

/** The stats of what a budget pays for (INVREP-16), or of all that comes from a kind of source. @throws Refusal not_found */
export const sourceStats = (scope: Scope, id: string): Promise<InventoryStats> =>
  scope.read((tx) =>
    statsOf(tx, scope, {
      skus: wantedSkus({ reward_source_ids: [id] }) ?? sql`select`,
      known: sql`select where ${Object.values<string>(REWARD_SOURCES).includes(id)}::boolean
        or exists (select from reward_sources where id = ${id}::bigint)`,
    }),
  );

/** `skus` selects the SKUs. `known` selects a row if the source exists; by default, if there are SKUs. */
async function statsOf(
  tx: Queries,
  scope: Scope,
  { skus, known: existing = skus }: { skus: SQL; known?: SQL },
): Promise<InventoryStats> {
  const row = await rowCountOf(tx, sql`${existing} limit 1`);
  if (!row) throw notFound();
  const period = await readPeriod(tx, scope.timezone);
  const rows = await rowsOf(
    tx,
    { id: text, name: text, last_7: number, last_30: number, allocated: number },
    sql`with used as (select advertiser_id, count(*)::int as last_30, (count(*) filter (where ${isRecent}))::int as last_7
          from (${usedOf(scope, period, skus)}) d group by 1),
        left_over as (select w.advertiser_id, sum(${piecesLeft})::int as allocated ${committedRewards(scope)}
          and w.status = 'enabled' and w.sku in (${skus}) group by 1 having sum(${piecesLeft}) > 0)
      select d.id::text as id, d.name, coalesce(u.last_7, 0) as last_7, coalesce(u.last_30, 0) as last_30, coalesce(l.allocated, 0) as allocated
      from used u full join left_over l using (advertiser_id) join advertisers d on d.id = coalesce(u.advertiser_id, l.advertiser_id)
      order by last_30 desc, allocated desc, d.id`,
  );
  const daily = await rowsOf(
    tx,
    { place: number, count: number },
    sql`select place, count(*)::int as count from (${usedOf(scope, period, skus)}) d group by 1`,
  );
  const counts = new Map(daily.map(({ place, count }) => [place, count]));
  const sum = (key: 'last_7' | 'last_30' | 'allocated') => rows.reduce((total, row) => total + row[key], 0);
  return {
    items: rows.slice(0, MAX_NAMED_ADVERTISERS).map(({ id, name, last_7, last_30, allocated }) => ({
      advertiser: { id, name },
      last_7_days: last_7,
      last_30_days: last_30,
      allocated,
    })),
    advertiser_count: rows.length,
    last_7_days_total: sum('last_7'),
    last_30_days_total: sum('last_30'),
    allocated_total: sum('allocated'),
    daily: period.days.map((date, index) => ({ date, count: counts.get(index + 1) ?? 0 })),
  };
}

const usedOf = (scope: Scope, period: UsePeriod, skus: SQL): SQL =>
  sql`select r.advertiser_id, ${dayPlace(period)} as place from redemptions r
    where ${usedWithin(scope, period)} and r.sku in (${skus})`;
