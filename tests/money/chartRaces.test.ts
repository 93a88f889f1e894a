import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { seededRandom } from '../../platform/process/demo/random.ts';
import { rebuildActivity } from '../../platform/reports/activityReport/rollup/fold.ts';
import { dailyStats } from '../../platform/reports/stats/daily.ts';
import { foldStats, forgetSets, statsDrift } from '../../platform/reports/stats/fold.ts';
import { chartedRedemptions } from '../../platform/testing/chartedRedemptions.ts';
import { REDEMPTION_STATES } from '../../schema/foundation/transitions.ts';
import { again, deadlocks, untilOneWaits } from './atOnce.ts';
import { seeded } from './seeded.ts';

// Counts are kept by those who write and read beside them: on a real PostgreSQL, where all of them are at work at once.
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 29);

let charted: Awaited<ReturnType<typeof chartedRedemptions>>;
beforeAll(async () => {
  charted = await chartedRedemptions('postgres');
});
afterAll(() => charted?.close());

const drawn = seededRandom(seeded(0, 0).seed ?? 0);
const random = (below: number) => drawn.between(0, below - 1);

test('charts count each redemption once while others write, while notes are added up and all is made anew', async () => {
  const moment = () => new Date(START + random(3) * DAY + random(DAY)).toISOString();
  const state = () => REDEMPTION_STATES[random(REDEMPTION_STATES.length)] ?? 'pending';
  const write = async () => {
    const advertiser = 1 + random(3);
    const some = sql`id in (select id from redemptions where advertiser_id = ${advertiser} order by random() limit 3 for update skip locked)`;
    const what = random(4);
    if (what === 0) await charted.run(sql`delete from redemptions where ${some}`);
    else if (what === 1)
      await charted.run(
        sql`update redemptions set state = ${state()}, redeemed_at = ${moment()}, updated_at = ${moment()} where ${some}`,
      );
    else
      await charted.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at)
        select ${advertiser}, ${advertiser}, 'AAA-1', ${state()}, 1, 'EUR', ${moment()}, ${moment()}, ${moment()} from generate_series(1, 2)`);
  };
  const fold = async () => {
    await charted.system().write(foldStats);
  };
  const look = async () => expect(await statsDrift(charted.system())).toBe(0);
  const rebuild = async () => {
    await rebuildActivity(charted.database);
  };
  // Who sees these two and five hundred without redemptions has a set, which is made, summed up and forgotten all the while.
  const seen = charted.manyScope('1', '2');
  const period = { interval: 'daily', start_date: '2026-01-28', end_date: '2026-02-03' } as const;
  const chart = () => dailyStats(seen, { ...period, states: [...REDEMPTION_STATES] });
  const forget = async () => {
    await charted.run(sql`update stats_sets set used_on = current_date - 4`);
    await charted.system().write(forgetSets);
  };
  const working = [...Array(4).fill(write), look, look, fold, rebuild, chart, chart, forget];
  const did = await Promise.all(working.map(again));
  expect(Math.min(...did)).toBeGreaterThan(0);
  await chart();
  await charted.system().write(foldStats);
  expect(await statsDrift(charted.system())).toBe(0);
  const [counted] = await charted
    .system()
    .read((tx) =>
      rowsOf(
        tx,
        { total: number },
        sql`select count(*)::int as total from redemptions where advertiser_id in (1, 2)`,
      ),
    );
  expect((await chart()).total).toBe(counted?.total);
  expect(await deadlocks(charted.database)).toBe('0');
});

test('all sums of charts are made anew beside a job that is adding up', async () => {
  await charted.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
    values (1, 1, 'AAA-1', 'booked', 1, 'EUR', now(), now())`);
  let rebuilt: Promise<unknown> = Promise.resolve();
  await charted.system().write(async (tx) => {
    await foldStats(tx);
    rebuilt = rebuildActivity(charted.database);
    await untilOneWaits(charted.database);
  });
  await rebuilt;
  expect(await statsDrift(charted.system())).toBe(0);
});
