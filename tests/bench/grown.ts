import { sql } from 'drizzle-orm';
import { Pool } from 'undici';
import { buildPlatform } from '../../platform/app.ts';
import { readConfig } from '../../platform/config.ts';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { type Database, openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { VOLUME_RETAILER } from '../../platform/process/demo/volume/volumeSize.ts';
import { dailyStats } from '../../platform/reports/stats/daily.ts';
import { foldStats } from '../../platform/reports/stats/fold.ts';
import { REDEMPTION_STATES } from '../../schema/foundation/transitions.ts';
import { BUDGET_FIGURES } from '../../schema/money/figures.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';
import { ownServer } from '../support/postgres.ts';
import { best } from './best.ts';
import { growOne } from './growOne.ts';
import { measureHotBalance } from './hotBalance.ts';
import { measureReconciler } from './recounting.ts';
import type { Measure } from './table.ts';
import { fill, retailerOf } from './volumeDatabase.ts';

const OPERATOR = 'operator@guerdon.example';
const DAY = 86_400_000;
/** Lines of the one large budget, each with its posting, and as many bookings and deliveries. */
const LINES = 290_000;
const ROUNDS = 5;

/**
 * What must not grow with the data, over the platform's own door: any figure of an advertiser of some 580,000 postings at any moment and where it comes from, charts of 395 days, a page far
 * down a history, credits of one hot balance, and the reconciler. `BENCH_DATABASE_URL` names a database that holds the volume already (`npm run demo:volume`).
 */
export async function measureGrown(redemptions: number): Promise<Measure[]> {
  const existingUrl = process.env.BENCH_DATABASE_URL;
  const server = existingUrl ? null : await ownServer({ isDurable: true });
  const databaseUrl = existingUrl ?? server?.url ?? '';
  const config = readConfig({
    ...CODE_KEYS,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    PLATFORM_PORT: '0',
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
  });
  const database = await openDatabase(config);
  if (!existingUrl) await fill(database, redemptions);
  const app = await buildPlatform({ config, database });
  try {
    const advertiserId = await growOne(database, LINES);
    const platformUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const tokenFor = async (login: string) => {
      const [row] = await rowsOf(
        database.db,
        { subject: text },
        sql`select subject from accounts where login = ${login}`,
      );
      return mintAccessToken(await loadKeys(database), {
        publicUrl: config.publicUrl,
        subject: row?.subject ?? '',
      });
    };
    const world = { platformUrl, tokenFor, database };
    return [
      ...(await measureFigures(world, advertiserId)),
      ...(await measureCharts(world, advertiserId)),
      ...(await measurePages(world, advertiserId)),
      ...(await measureReconciler(world, advertiserId)),
      ...(await measureHotBalance(world, advertiserId)),
    ];
  } finally {
    await app.close();
    await database.close();
    await server?.stop();
  }
}

/** A platform under measurement. */
export interface Measured {
  platformUrl: string;
  tokenFor(login: string): Promise<string>;
  database: Database;
}

/** Milliseconds of the fastest of some responses: other load on the machine only adds to it. */
async function timeOf({ platformUrl, tokenFor }: Measured, login: string, paths: readonly string[]) {
  const pool = new Pool(platformUrl, { connections: 1 });
  const headers = { authorization: `Bearer ${await tokenFor(login)}` };
  const times: { path: string; took: number }[] = [];
  try {
    for (const path of paths) {
      const durations: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now();
        const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
        const text = await body.text();
        if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
        durations.push(performance.now() - started);
      }
      times.push({ path, took: Math.min(...durations) });
    }
  } finally {
    await pool.close();
  }
  return times;
}

type Times = Awaited<ReturnType<typeof timeOf>>;
const worst = (times: Times) => times.reduce((most, one) => (one.took > most.took ? one : most));
const asMeasure = (name: string, times: Times, goal: number): Measure => {
  const { path, took } = worst(times);
  return {
    name: `${name} (slowest: ${decodeURIComponent(path.split('?')[1] ?? path)})`,
    value: took,
    unit: 'ms',
    goal,
  };
};

async function measureFigures(world: Measured, advertiserId: string): Promise<Measure[]> {
  const own = `/api/advertisers/${advertiserId}/budget`;
  const moments = [1, 17, 100, 200, 300, 399].map((days) =>
    new Date(Date.now() - days * DAY + 12_345).toISOString(),
  );
  const explain = (more: string) => BUDGET_FIGURES.map((figure) => `${own}/explain?figure=${figure}${more}`);
  const past = moments.flatMap((at) => explain(`&as_of=${encodeURIComponent(at)}`));
  const first = (await timeOf(world, OPERATOR, [`${own}/explain?figure=total`]))[0];
  const late = ['total', 'balance', 'unallocated'].map(
    (figure) => `${own}/explain?figure=${figure}&page=20000`,
  );
  return [
    asMeasure(
      'figures of a past moment',
      await timeOf(
        world,
        OPERATOR,
        moments.map((at) => `${own}?as_of=${encodeURIComponent(at)}`),
      ),
      100,
    ),
    asMeasure('explain, now', await timeOf(world, OPERATOR, explain('')), 100),
    asMeasure('explain, at a past moment', await timeOf(world, OPERATOR, past), 100),
    asMeasure(
      `explain, page 20,000 (page 1: ${first?.took.toFixed(1)} ms)`,
      await timeOf(world, OPERATOR, late),
      100,
    ),
  ];
}

async function measureCharts(world: Measured, advertiserId: string): Promise<Measure[]> {
  const day = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
  const chart = (path: string) =>
    [
      ...REDEMPTION_STATES.map((state) => `&states=${state}`),
      '&timezone=Asia/Kathmandu',
      `&states=${REDEMPTION_STATES.join(',')}`,
    ].map((more) => `${path}?interval=daily&start_date=${day(394)}&end_date=${day(-1)}${more}`);
  const seen = await rowsOf(
    world.database.db,
    { id: text },
    sql`select a.id from advertisers a join organizations o on o.id = a.organization_id where o.ui_id = 'meridian' order by a.id limit 2000`,
  );
  const half = retailerOf(
    world.database,
    seen.map(({ id }) => id),
  );
  const ofHalf = () =>
    dailyStats(half, {
      interval: 'daily',
      start_date: day(394),
      end_date: day(-1),
      states: [...REDEMPTION_STATES],
    });
  // First charts make sets, which the job sums up within a minute. A database that was given may have them.
  const system = systemScope(world.database);
  await system.write((tx) => tx.execute(sql`delete from stats_sums where owner = 'set'`));
  await system.write((tx) => tx.execute(sql`delete from stats_sets`));
  const first = await best(ofHalf);
  const [ofAll] = await timeOf(world, VOLUME_RETAILER, chart('/api/stats').slice(-1));
  await system.write(foldStats);
  return [
    asMeasure('395 days of charts, staff', await timeOf(world, OPERATOR, chart('/api/stats')), 50),
    asMeasure(
      `the same, a retailer of 4,000 (${ofAll?.took.toFixed(0)} ms in the first minute)`,
      await timeOf(world, VOLUME_RETAILER, chart('/api/stats')),
      50,
    ),
    asMeasure(
      'the same, one advertiser',
      await timeOf(world, OPERATOR, chart(`/api/advertisers/${advertiserId}/stats`)),
      50,
    ),
    {
      name: `the same, nine states, who sees ${seen.length} of those (${first.toFixed(0)} ms in the first minute)`,
      value: await best(ofHalf),
      unit: 'ms',
      goal: 50,
    },
  ];
}

async function measurePages(world: Measured, advertiserId: string): Promise<Measure[]> {
  const page = (number: number, more = '') =>
    timeOf(world, OPERATOR, [
      `/api/advertisers/${advertiserId}/budget/line_items?per_page=10&page=${number}${more}`,
    ]);
  const measures: Measure[] = [];
  for (const more of ['', '&type=debit']) {
    const last = more ? 9000 : 29_000;
    const [first, late] = [worst(await page(1, more)).took, worst(await page(last, more)).took];
    measures.push({
      name: `lines${more}: page ${last.toLocaleString('en')} beside page 1 (${late.toFixed(1)} of ${first.toFixed(1)} ms)`,
      value: late / first,
      unit: '×',
      goal: 1.3,
    });
  }
  return measures;
}
