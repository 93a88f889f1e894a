import { sql } from 'drizzle-orm';
import { readConfig } from '../../platform/config.ts';
import { openScope, type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import { type Database, openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { codeBox } from '../../platform/foundation/secrets/codeBox.ts';
import { findRedemptions } from '../../platform/fulfillment/redemptions/findRedemptions.ts';
import { filterPaths, searchPaths } from '../../platform/fulfillment/redemptions/search/searchPaths.ts';
import { ABILITIES } from '../../schema/foundation/abilities.ts';
import { DEFAULT_TIME_ZONE } from '../../schema/foundation/dates/dates.ts';
import { redemptionFilter } from '../../schema/fulfillment/redemptions/redemptionFilters.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';
import { startPostgres } from '../support/postgres.ts';
import { measureExports } from './exports.ts';
import { queriesOf } from './reportQueries.ts';
import type { Measure } from './table.ts';
import { fill, SIZE, staffOf } from './volumeDatabase.ts';

const PAGE = 10;
/** Requests per query; the best counts, since other processes use the machine too. */
const ROUNDS = 7;
/** Of retailers only so many of the slowest filters are shown. */
const WORST = 6;
/** The row of the list behind which a page is read by its cursor, as a share of all. */
const DEEP = 0.8;
const box = codeBox([{ id: 'bench', key: Buffer.alloc(32, 1) }], Buffer.alloc(32, 2));

/**
 * The report among so many redemptions, as staff see it: for every filter and for the search box, the keys of a page and the capped count beside the keys
 * of a page and an exact count without a filter (D1), and a deep page beside the first (D2); the slowest filters of retailers; and files of it (D4). `BENCH_DATABASE_URL` names a database that holds the volume.
 */
export async function measureRedemptions(redemptions: number): Promise<Measure[]> {
  const existingUrl = process.env.BENCH_DATABASE_URL;
  const server = existingUrl ? null : await startPostgres({ isEmpty: true });
  const database = await openDatabase(readConfig({ ...CODE_KEYS, DATABASE_URL: existingUrl ?? server?.url }));
  try {
    if (!existingUrl) await fill(database, redemptions);
    const system = systemScope(database);
    const queries = await queriesOf(system);
    const scope = staffOf(database);
    const exact = await exactly(scope);
    const measures = await filtersOf(scope, queries, exact);
    const deep = await deepPage(scope, system);
    const ofRetailers: Measure[] = [];
    for (const [who, retailer] of await retailersOf(database)) {
      const seen = await filtersOf(retailer, queries, exact);
      const worst = seen.sort((one, other) => other.value - one.value).slice(0, WORST);
      for (const { name, ...rest } of worst) ofRetailers.push({ ...rest, name: `${who}: ${name}` });
    }
    return [
      ...measures,
      deep,
      ...ofRetailers,
      ...(await measureExports(database, existingUrl ?? server?.url ?? '', scope)),
    ];
  } finally {
    await database.close();
    await server?.stop();
  }
}

/** Milliseconds of a page and an exact count of all that is no trial. */
const exactly = (scope: Scope): Promise<number> =>
  best(() =>
    scope.read(async (tx) => {
      await tx.execute(sql`select count(*) from redemptions r where not r.testing`);
      await tx.execute(sql`select id from redemptions order by listed_at desc, id desc limit ${PAGE}`);
    }),
  );

/** How long each query takes, in hundredths of `exact`. */
async function filtersOf(scope: Scope, queries: readonly string[], exact: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const query of queries) {
    const took = await best(() => page(scope, query));
    const name = `report: page and count, ${query === '' ? 'no filter' : query} (${took.toFixed(1)} of ${exact.toFixed(0)} ms)`;
    measures.push({ name, value: (100 * took) / exact, unit: '%', goal: 10, aim: 1 });
  }
  return measures;
}

/** The user who sees the five advertisers with the most redemptions, and the one who sees some thousands. */
async function retailersOf(database: Database): Promise<[string, Scope][]> {
  const busiest = await systemScope(database).read((tx) =>
    rowsOf(
      tx,
      { id: text },
      sql`select advertiser_id::text as id from promotion_counts group by 1 order by sum(redeemed) desc limit ${SIZE.retailer}`,
    ),
  );
  const ids = busiest.map(({ id }) => id);
  return [
    ['who sees the five busiest', retailerOf(database, ids.slice(0, 5))],
    [`who sees ${ids.length}`, retailerOf(database, ids)],
  ];
}

const retailerOf = (database: Database, advertiserIds: readonly string[]): Scope =>
  openScope(database, {
    caller: 'account:2',
    accountId: '2',
    organizationId: '1',
    isStaff: false,
    advertiserIds,
    roles: [],
    abilities: new Set(ABILITIES),
    locale: 'en',
    timezone: DEFAULT_TIME_ZONE,
    requestId: 'bench',
  });

async function page(scope: Scope, query: string): Promise<void> {
  const filter = redemptionFilter.parse(Object.fromEntries(new URLSearchParams(query)));
  const searched = filter.search === undefined ? [] : [searchPaths(filter.search, { box }).paths];
  const visible = filter.advertiser ? scope.narrow(filter.advertiser) : scope;
  await visible.read((tx) =>
    findRedemptions(tx, visible, {
      filter,
      ids: undefined,
      paths: [...searched, ...filterPaths(filter, { box })],
      sort: { field: 'activation_datetime', descending: true },
      part: { limit: PAGE + 1, offset: 0, after: undefined },
    }),
  );
}

/** A page four fifths down the list, by its cursor, beside the first. */
async function deepPage(scope: Scope, system: Scope): Promise<Measure> {
  const [row] = await system.read((tx) =>
    rowsOf(
      tx,
      { at: text, id: text },
      sql`select to_char(listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, id::text as id from redemptions
        order by listed_at desc, id desc offset (select floor(count(*) * ${DEEP}::float8)::bigint from redemptions) limit 1`,
    ),
  );
  const at = (after: { at: string; id: string } | undefined) =>
    best(() =>
      scope.read((tx) =>
        findRedemptions(tx, scope, {
          filter: {},
          ids: undefined,
          paths: [],
          sort: { field: 'activation_datetime', descending: true },
          part: { limit: PAGE + 1, offset: 0, after },
        }),
      ),
    );
  const [deep, first] = [await at(row), await at(undefined)];
  return {
    name: 'report: the page four fifths down beside the first',
    value: deep / first,
    unit: '×',
    goal: 1.3,
  };
}

async function best(ask: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
