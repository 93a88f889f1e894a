import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { foldActivity } from '../../platform/reports/activityReport/rollup/fold.ts';
import { recountActivity } from '../../platform/reports/activityReport/rollup/recount.ts';
import { foldStats } from '../../platform/reports/stats/fold.ts';
import type { Measure } from './table.ts';

const ROUNDS = 7;
/** Rows that are redeemed at once, as a batch does, and how many such statements there are. */
const [CHUNK, CHUNKS] = [500, 20];

/** How long it takes to compare all sums with the redemptions, and how long somebody waits meanwhile who has something redeemed and summed up. */
export async function measureRecount(database: Database): Promise<Measure[]> {
  const system = systemScope(database);
  let isDone = false;
  const start = performance.now();
  const counting = recountActivity(system).finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const from = performance.now();
    await system
      .write(async (tx) => {
        await tx.execute(sql`update redemptions set version = version + 1, purchase_cost = coalesce(purchase_cost, 0) + 1
          where (advertiser_id, id) in (select advertiser_id, id from redemptions where redeemed_at is not null limit 1)`);
        await foldActivity(tx);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    longest = Math.max(longest, performance.now() - from);
    await pause(100);
  }
  const { drift } = await counting;
  const seconds = (performance.now() - start) / 1000;
  return [
    {
      name: `activity: redemptions that a recount of ${seconds.toFixed(0)} s finds counted wrongly`,
      value: drift,
      unit: '',
      goal: 0,
    },
    {
      name: 'activity: a change and its summing up beside the recount, the longest',
      value: longest,
      unit: 'ms',
      goal: 1000,
    },
  ];
}

/** The cost that the triggers (of the report and of charts) and the job add to ten thousand redemptions that a batch redeems. */
export async function measureUpkeep(database: Database): Promise<Measure[]> {
  const system = systemScope(database);
  const [busiest] = await system.read((tx) =>
    rowsOf(
      tx,
      { advertiser: text },
      sql`select advertiser_id::text as advertiser from redemptions group by 1 having count(*) >= ${CHUNK * CHUNKS} order by count(*) limit 1`,
    ),
  );
  const times = {
    noted: Number.POSITIVE_INFINITY,
    unnoted: Number.POSITIVE_INFINITY,
    folded: Number.POSITIVE_INFINITY,
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of ['noted', 'unnoted'] as const)
      await system
        .write(async (tx) => {
          if (kind === 'unnoted')
            for (const trigger of ['redemptions_activity_moved', 'redemptions_stats_moved'])
              await tx.execute(sql`alter table redemptions disable trigger ${sql.identifier(trigger)}`);
          const rows = await rowsOf(
            tx,
            { id: text },
            sql`select id::text as id from redemptions where advertiser_id = ${busiest?.advertiser ?? '1'} limit ${CHUNK * CHUNKS}`,
          );
          const start = performance.now();
          for (let n = 0; n < CHUNKS; n += 1) {
            const ids = rows.slice(n * CHUNK, (n + 1) * CHUNK).map(({ id }) => id);
            await tx.execute(sql`update redemptions set state = 'redeemed', redeemed_at = now(), version = version + 1
              where advertiser_id = ${busiest?.advertiser ?? '1'} and id = any (${`{${ids.join(',')}}`}::bigint[])`);
          }
          times[kind] = Math.min(times[kind], performance.now() - start);
          if (kind === 'noted') {
            const from = performance.now();
            await foldActivity(tx);
            await foldStats(tx);
            times.folded = Math.min(times.folded, performance.now() - from);
          }
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
  const { noted, unnoted, folded } = times;
  return [
    {
      name: `activity: ${CHUNK * CHUNKS} redeemed, noted beside not (${noted.toFixed(0)} of ${unnoted.toFixed(0)} ms)`,
      value: noted / unnoted,
      unit: '×',
      goal: 1.2,
    },
    { name: 'activity: summed up by the job', value: folded, unit: 'ms', goal: 1000 },
  ];
}

/** Nothing of what was tried stays. */
class Undone extends Error {}
