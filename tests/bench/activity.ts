import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/access/scope.ts';
import { readConfig } from '../../platform/config.ts';
import { type Database, openDatabase, rowsOf } from '../../platform/database/connection.ts';
import { reportQuery } from '../../platform/resources/activityReport/asked.ts';
import { activityFile } from '../../platform/resources/activityReport/file.ts';
import { foldActivity } from '../../platform/resources/activityReport/fold.ts';
import { listActivity } from '../../platform/resources/activityReport/list.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/dates.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';
import { startPostgres } from '../support/postgres.ts';
import type { Measure } from './table.ts';
import { fill, staffOf } from './volumeDatabase.ts';

const ROUNDS = 7;
/** Rows that are redeemed at once, as a batch does, and how many such statements there are. */
const [CHUNK, CHUNKS] = [500, 20];

/** The report over all redemptions, as it is first shown: by brand, product and month, with their number and face value. */
const FIRST = `start_date=${dayIn(DEFAULT_TIME_ZONE, new Date(Date.now() - 430 * 86_400_000)).slice(0, 7)}-01&end_date=${dayIn(DEFAULT_TIME_ZONE)}`;

/** The same counted anew, `by` being the month of a redemption; both databases know it so. */
const counted = (
  month: string,
  from: string,
) => `select ${month} as month, s.brand_sku, s.product_id, r.currency, count(*) as redemptions,
    sum(r.face_value) as total_face_value
  from ${from} r join skus s on s.sku = r.sku where r.state = 'redeemed' and not r.testing and r.redeemed_at is not null
  group by 1, 2, 3, 4 order by 1, 2, 3, 4 limit 100`;

/**
 * The activity report among so many redemptions (D3): its first page beside the redemptions counted anew and beside DuckDB, other groupings, the whole as a file, and what
 * the sums cost those who write. `BENCH_DATABASE_URL` names a database that holds the volume.
 */
export async function measureActivity(redemptions: number): Promise<Measure[]> {
  const given = process.env.BENCH_DATABASE_URL;
  const server = given ? null : await startPostgres({ isEmpty: true });
  const database = await openDatabase(readConfig({ ...CODE_KEYS, DATABASE_URL: given ?? server?.url }));
  try {
    if (!given) await fill(database, redemptions);
    return [...(await pages(database)), ...(await upkeep(database))];
  } finally {
    await database.close();
    await server?.stop();
  }
}

async function pages(database: Database): Promise<Measure[]> {
  const scope = staffOf(database);
  const page = (query: string) => {
    const asked = reportQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    return best(() => listActivity(scope, asked));
  };
  const raw = await best(() =>
    systemScope(database).read((tx) =>
      tx.execute(
        sql.raw(
          counted(`date_trunc('month', r.redeemed_at at time zone '${DEFAULT_TIME_ZONE}')`, 'redemptions'),
        ),
      ),
    ),
  );
  const duck = await duckTime(database);
  const first = await page(FIRST);
  const took = `${first.toFixed(1)} of ${raw.toFixed(0)} ms`;
  const others = [
    'timezone=Asia/Kolkata',
    'interval=weekly',
    'group_by=reward,tag',
    'group_by=brand,payment_type',
  ];
  const measures: Measure[] = [
    {
      name: `activity: first page beside the redemptions counted (${took})`,
      value: (100 * first) / raw,
      unit: '%',
      goal: 100 / 30,
    },
    {
      name: `the same beside DuckDB (${first.toFixed(1)} of ${duck.toFixed(1)} ms)`,
      value: first / duck,
      unit: '×',
      goal: 0.3,
    },
  ];
  for (const other of others) {
    const ms = await page(`${FIRST}&${other}`);
    measures.push({
      name: `activity: ${other} (${ms.toFixed(1)} ms)`,
      value: (100 * ms) / raw,
      unit: '%',
      goal: 100,
    });
  }
  return [...measures, await fileOf(database)];
}

/** The whole report by reward and day, to the last line. */
async function fileOf(database: Database): Promise<Measure> {
  const asked = reportQuery.parse({
    ...Object.fromEntries(new URLSearchParams(FIRST)),
    interval: 'daily',
    group_by: 'reward',
  });
  const before = process.memoryUsage().rss;
  let most = before;
  let lines = 0;
  const start = performance.now();
  for await (const chunk of await (await activityFile(staffOf(database), asked)).lines()) {
    lines += String(chunk).split('\r\n').length - 1;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    name: `activity: memory for a file of ${lines} lines in ${seconds.toFixed(1)} s`,
    value: (most - before) / 2 ** 20,
    unit: 'MiB',
    goal: 64,
  };
}

/** Milliseconds of the same query in DuckDB, whose months are worked out beforehand. */
async function duckTime(database: Database): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-duck-'));
  const instance = await DuckDBInstance.create(join(folder, 'facts.duckdb'), { threads: '2' });
  const duck = await instance.connect();
  try {
    await duck.run('create table skus (sku varchar, brand_sku varchar, product_id varchar)');
    await duck.run(
      'create table facts (sku varchar, state varchar, testing boolean, currency varchar, face_value bigint, redeemed_at timestamp, month date)',
    );
    const load = async (table: string, cells: string, from: string, columns: number) => {
      const stream = await systemScope(database).csv({ cells: [sql.raw(cells)], from: sql.raw(from) });
      const file = join(folder, `${table}.csv`);
      await pipeline(stream, createWriteStream(file));
      await duck.run(
        `insert into ${table} select * from read_csv('${file}', delim = ';', header = false, all_varchar = true, columns = {${Array.from(
          { length: columns },
          (_, n) => `'c${n}': 'varchar'`,
        ).join(', ')}})`,
      );
    };
    await load('skus', 'sku, brand_sku, product_id', 'from skus', 3);
    await load(
      'facts',
      `r.sku, r.state, r.testing, r.currency, r.face_value, r.redeemed_at at time zone 'UTC', date_trunc('month', r.redeemed_at at time zone '${DEFAULT_TIME_ZONE}')::date`,
      'from redemptions r',
      7,
    );
    return await best(async () => (await duck.runAndReadAll(counted('r.month', 'facts'))).getRows());
  } finally {
    duck.closeSync();
    instance.closeSync();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the trigger and the job add to ten thousand redemptions that are redeemed as a batch does it. */
async function upkeep(database: Database): Promise<Measure[]> {
  const system = systemScope(database);
  const [busiest] = await system.read((tx) =>
    rowsOf<{ advertiser: string }>(
      tx,
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
            await tx.execute(sql`alter table redemptions disable trigger redemptions_activity_moved`);
          const rows = await rowsOf<{ id: string }>(
            tx,
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

async function best(ask: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
