import { sql } from 'drizzle-orm';
import { openScope, type Scope, systemScope } from '../../platform/access/scope.ts';
import { isVisibleAdvertiser } from '../../platform/access/visibleAdvertisers.ts';
import { codeBox } from '../../platform/codes/codeBox.ts';
import { readConfig } from '../../platform/config.ts';
import { type Database, openDatabase, type Queries, rowsOf } from '../../platform/database/connection.ts';
import { findRedemptions } from '../../platform/resources/redemptions/found.ts';
import { filterWays, searchWays } from '../../platform/resources/redemptions/ways.ts';
import { ABILITIES } from '../../schema/abilities.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/dates.ts';
import { FILTER_STATES } from '../../schema/redemptionFacts.ts';
import { redemptionFilter } from '../../schema/rules/redemptionFilters.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';
import { startPostgres } from '../support/postgres.ts';
import { measureExports } from './exports.ts';
import type { Measure } from './table.ts';
import { fill, staffOf } from './volumeDatabase.ts';

const PAGE = 10;
/** How often each is asked; the best counts, since others work on the machine too. */
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
  const given = process.env.BENCH_DATABASE_URL;
  const server = given ? null : await startPostgres({ isEmpty: true });
  const database = await openDatabase(readConfig({ ...CODE_KEYS, DATABASE_URL: given ?? server?.url }));
  try {
    if (!given) await fill(database, redemptions);
    const system = systemScope(database);
    const queries = await queriesOf(system);
    const scope = staffOf(database);
    const { measures } = await filtersOf(scope, queries);
    const deep = await deepPage(scope, system);
    const ofRetailers: Measure[] = [];
    for (const [who, retailer] of await retailersOf(database)) {
      const seen = await filtersOf(retailer, queries);
      const worst = seen.measures.sort((one, other) => other.value - one.value).slice(0, WORST);
      for (const { name, ...rest } of worst)
        ofRetailers.push({ ...rest, name: `${who}, of ${seen.exact.toFixed(0)} ms: ${name}` });
    }
    return [
      ...measures,
      deep,
      ...ofRetailers,
      ...(await measureExports(database, given ?? server?.url ?? '', scope)),
    ];
  } finally {
    await database.close();
    await server?.stop();
  }
}

/** How long each query takes, in hundredths of what the page and the exact count of all that is no trial take. */
async function filtersOf(
  scope: Scope,
  queries: readonly string[],
): Promise<{ exact: number; measures: Measure[] }> {
  const seen = sql`from redemptions r where ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`;
  const exact = await best(() =>
    scope.read(async (tx) => {
      await tx.execute(sql`select count(*) ${seen} and not r.testing`);
      await tx.execute(sql`select r.id ${seen} order by r.listed_at desc, r.id desc limit ${PAGE}`);
    }),
  );
  const measures: Measure[] = [];
  for (const query of queries) {
    const took = await best(() => scope.read((tx) => page(tx, scope, query)));
    const name = `report: page and count, ${query === '' ? 'no filter' : query} (${took.toFixed(1)} of ${exact.toFixed(0)} ms)`;
    measures.push({ name, value: (100 * took) / exact, unit: '%', goal: 10, aim: 1 });
  }
  return { exact, measures };
}

/** Who sees the five advertisers that trade most, and who sees some thousands. */
async function retailersOf(database: Database): Promise<[string, Scope][]> {
  const busiest = await systemScope(database).read((tx) =>
    rowsOf<{ id: string }>(
      tx,
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
    ...{ caller: 'account:2', accountId: '2', organizationId: '1', isStaff: false, advertiserIds, roles: [] },
    ...{ abilities: new Set(ABILITIES), locale: 'en', timezone: DEFAULT_TIME_ZONE, requestId: 'bench' },
  });

async function page(tx: Queries, scope: Scope, query: string): Promise<void> {
  const filter = redemptionFilter.parse(Object.fromEntries(new URLSearchParams(query)));
  const searched = filter.search === undefined ? [] : [searchWays(filter.search, { box }).ways];
  await findRedemptions(tx, scope, {
    ...{ filter, ids: undefined, ways: [...searched, ...filterWays(filter, { box })] },
    sort: { field: 'activation_datetime', descending: true },
    part: { limit: PAGE + 1, offset: 0, after: undefined },
  });
}

/** A value of every filter, taken from what there is, rare and frequent ones. */
async function queriesOf(system: Scope): Promise<string[]> {
  const one = async (statement: ReturnType<typeof sql>) =>
    (await system.read((tx) => rowsOf<{ value: string }>(tx, statement))).map(({ value }) => value);
  const of = (column: string) =>
    one(
      sql`select ${sql.identifier(column)}::text as value from redemptions where ${sql.identifier(column)} is not null limit 1`,
    );
  const [order = ''] = await of('order_id');
  const [reference = ''] = await of('external_ref');
  const [tracking = ''] = await of('tracking_code');
  const [batch = ''] = await of('batch_id');
  const [id = ''] = await of('id');
  const [email = ''] = await one(sql`select email as value from recipients where email is not null limit 1`);
  const [phone = ''] = await one(
    sql`select phone_number as value from recipients where phone_number is not null limit 1`,
  );
  const [brand = ''] = await one(
    sql`select brand_sku as value from skus group by 1 order by count(*) desc limit 1`,
  );
  const [product = ''] = await one(
    sql`select product_id as value from skus where product_id is not null limit 1`,
  );
  const skus = await one(sql`select sku as value from skus where status = 'enabled' order by sku limit 5`);
  const promotions = await one(
    sql`select promotion_id::text as value from promotion_counts group by 1 order by sum(redeemed) desc limit 5`,
  );
  const advertisers = await one(
    sql`select advertiser_id::text as value from promotion_counts group by 1 order by sum(redeemed) desc limit 5`,
  );
  const day = (ago: number) => dayIn(DEFAULT_TIME_ZONE, new Date(Date.now() - ago * 86_400_000));
  const asked: [string, string][] = [
    ...[id, order, reference, email, phone, 'ord-2', order.slice(0, 8), 'zelda', 'a', 'A1B2', 'CRM0001'].map(
      (value): [string, string] => ['search', value],
    ),
    ...FILTER_STATES.map((state): [string, string] => ['state', state]),
    ...['0', '1', '4', '3,4'].map((type): [string, string] => ['payment_types', type]),
    ...([
      ['id', id],
      ['order_id', order],
      ['batch_id', batch],
      ['external_ref', reference],
    ] as [string, string][]),
    ...([
      ['company_name', 'acme'],
      ['reward_code', 'A1B2'],
      ['provider_tracking_code', tracking],
    ] as [string, string][]),
    ...([
      ['name', 'zelda'],
      ['name', 'a'],
      ['email', email],
      ['phone_number', phone],
    ] as [string, string][]),
    ...([
      ['brand_skus', brand],
      ['reward_source_ids', '3'],
      ['tag_ids', '1,2,3'],
      ['provider_ids', '1'],
    ] as [string, string][]),
    ...([
      ['provider_payment_types', '0'],
      ['advertiser', advertisers.join()],
      ['promotion', promotions.join()],
    ] as [string, string][]),
    ...([
      ['promotion', promotions[0]],
      ['product', product],
      ['reward', skus[0]],
      ['reward', skus.join()],
    ] as [string, string][]),
    ...([
      ['product_currency', 'JPY'],
      ['with_testing', 'true'],
      ['activation_start', day(30)],
    ] as [string, string][]),
    ...([
      ['redeemed_end', day(300)],
      ['redeemed_start', day(30)],
      ['refund_end', day(300)],
      ['refund_start', day(30)],
    ] as [string, string][]),
  ];
  return ['', ...asked.map(([name, value]) => String(new URLSearchParams({ [name]: value })))];
}

/** A page four fifths down the list, by its cursor, beside the first. */
async function deepPage(scope: Scope, system: Scope): Promise<Measure> {
  const [row] = await system.read((tx) =>
    rowsOf<{ at: string; id: string }>(
      tx,
      sql`select to_char(listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, id::text as id from redemptions
        order by listed_at desc, id desc offset (select floor(count(*) * ${DEEP}::float8)::bigint from redemptions) limit 1`,
    ),
  );
  const at = (after: { at: string; id: string } | undefined) =>
    best(() =>
      scope.read((tx) =>
        findRedemptions(tx, scope, {
          ...{ filter: {}, ids: undefined, ways: [] },
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
