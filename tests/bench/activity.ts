import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../platform/config.ts';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { type Database, openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { activityFile } from '../../platform/reports/activityReport/file.ts';
import { listActivity } from '../../platform/reports/activityReport/list.ts';
import { reportQuery } from '../../platform/reports/activityReport/reportRequest.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';
import { startPostgres } from '../support/postgres.ts';
import { measureRecount, measureUpkeep } from './activityUpkeep.ts';
import { best } from './best.ts';
import { measureInventory } from './inventory.ts';
import { measureFile } from './reportFiles.ts';
import type { Measure } from './table.ts';
import { fill, staffOf } from './volumeDatabase.ts';

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
 * The activity report among so many redemptions (D3): its first page beside a fresh count of the redemptions and beside DuckDB, other groupings, the whole as a file, and
 * the cost of the sums for writers. `BENCH_DATABASE_URL` names a database that holds the volume.
 */
export async function measureActivity(redemptions: number): Promise<Measure[]> {
  const existingUrl = process.env.BENCH_DATABASE_URL;
  const server = existingUrl ? null : await startPostgres({ isEmpty: true });
  const url = existingUrl ?? server?.url ?? '';
  const database = await openDatabase(readConfig({ ...CODE_KEYS, DATABASE_URL: url }));
  try {
    if (!existingUrl) await fill(database, redemptions);
    return [
      ...(await pages(database, url)),
      ...(await measureUpkeep(database)),
      ...(await measureInventory(database, url)),
    ];
  } finally {
    await database.close();
    await server?.stop();
  }
}

async function pages(database: Database, url: string): Promise<Measure[]> {
  const scope = staffOf(database);
  const page = (query: string) => {
    const pageQuery = reportQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    return best(() => listActivity(scope, pageQuery));
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
    'group_by=promotion',
    'group_by=promotion&sort=-redemptions',
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
  return [...measures, ...(await fileOf(database, url)), ...(await measureRecount(database))];
}

/** The whole report by reward and day. */
function fileOf(database: Database, url: string): Promise<Measure[]> {
  const fileQuery = reportQuery.parse({
    ...Object.fromEntries(new URLSearchParams(FIRST)),
    interval: 'daily',
    group_by: 'reward',
  });
  return measureFile('activity', {
    url,
    scope: staffOf(database),
    file: (scope) => activityFile(scope, fileQuery),
  });
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
