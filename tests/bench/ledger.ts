import { sql } from 'drizzle-orm';
import pg from 'pg';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { type Database, openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { migrate } from '../../platform/foundation/database/migrate.ts';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { type Posting, post } from '../../platform/money/ledger/post.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { ownServer } from '../support/postgres.ts';
import type { Measure } from './table.ts';

/** Milliseconds for which each figure is measured, and the number of concurrent callers. */
const TIME = 4000;
const ASKING = 10;
const ADVERTISERS = 20;

/**
 * Postings per second on 1 and on 20 advertisers, each beside the naive transaction, with as many callers. Every commit is on the disk
 * before the response. `hotBalance.ts` measures the cost of a posting request over REST.
 */
export async function measureLedger(): Promise<Measure[]> {
  const server = await ownServer({ isDurable: true });
  const database = await openDatabase({ databaseUrl: server.url, databaseFolder: ':memory:' });
  const plain = poolOf(server.url, ASKING);
  try {
    await prepare(database);
    const scope = systemScope(database);
    const book = (advertiserId: number): Posting => ({
      advertiserId: String(advertiserId),
      currency: 'EUR',
      kind: 'book',
      amount: 1n,
    });
    const one = (advertiserId: number) => scope.write((tx) => post(tx, [book(advertiserId)]));
    const hotRow = await rate(ASKING, () => forUpdate(plain));
    const hot = await rate(ASKING, () => one(1));
    const spread = await rate(ASKING, (turn) => one(1 + (turn % ADVERTISERS)));
    const figure = (value: number) => Math.round(value).toString();
    console.log(
      `ledger, postings a second: SELECT FOR UPDATE on one row ${figure(hotRow)}, posted on one advertiser ${figure(hot)},`,
    );
    console.log(`  on ${ADVERTISERS} advertisers ${figure(spread)}`);
    const { drifts, unbalanced } = await recount(database);
    const [stat] = await rowsOf(
      database.db,
      { deadlocks: number },
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    const [account] = await rowsOf(
      database.db,
      { lowest: number },
      sql`select least(min(balance), 0)::int as lowest from ledger_accounts where kind <> 'funding'`,
    );
    return [
      {
        name: 'ledger: time of a posting on one advertiser beside FOR UPDATE',
        value: hotRow / hot,
        unit: 'x',
        goal: 3,
      },
      { name: 'ledger: the same on 20 advertisers', value: hotRow / spread, unit: 'x', goal: 2 },
      { name: 'ledger: deadlocks', value: stat?.deadlocks ?? -1, unit: '', goal: 0 },
      {
        name: 'ledger: accounts and postings that do not tie',
        value: drifts.length + unbalanced.length,
        unit: '',
        goal: 0,
      },
      { name: 'ledger: overdrawn by', value: -(account?.lowest ?? -1), unit: '', goal: 0 },
    ];
  } finally {
    await plain.end();
    await database.close();
    await server.stop();
  }
}

async function prepare(database: Database): Promise<void> {
  await migrate(database);
  const scope = systemScope(database);
  await scope.write(async (tx) => {
    await tx.execute(
      sql`insert into organizations (ui_id, name, operating_countries, billing_currencies) values ('one', 'One', '{}', '{}')`,
    );
    await tx.execute(sql`insert into advertisers (organization_id, name, locale, billing_currency)
      select 1, 'Advertiser ' || n, 'en', 'EUR' from generate_series(1, ${ADVERTISERS}::int) n`);
    await tx.execute(sql`create table plain_balances (id int primary key, balance bigint not null)`);
    await tx.execute(
      sql`create table plain_lines (id bigint generated always as identity primary key, balance_id int not null, amount bigint not null)`,
    );
    await tx.execute(sql`insert into plain_balances values (1, 1000000000)`);
  });
  const credits = Array.from(
    { length: ADVERTISERS },
    (_, index): Posting => ({
      advertiserId: String(index + 1),
      currency: 'EUR',
      kind: 'credit',
      amount: 10_000_000n,
    }),
  );
  await scope.write((tx) => post(tx, credits));
}

/** So many connections; that the server ends them before they are closed is no failure. */
function poolOf(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}

/** The transaction everybody writes first: look at the balance under a lock, decide, write the line and the balance. */
async function forUpdate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select balance from plain_balances where id = 1 for update');
    if (BigInt(rows[0].balance) < 1n) throw new Error('The balance is used up');
    await client.query('insert into plain_lines (balance_id, amount) values (1, -1)');
    await client.query('update plain_balances set balance = balance - 1 where id = 1');
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** How often `work` is done in a second when so many do it over and over. */
async function rate(asking: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  let runs = 0;
  let turn = 0;
  const start = performance.now();
  const again = async () => {
    while (performance.now() - start < TIME) {
      turn += 1;
      await work(turn);
      runs += 1;
    }
  };
  await Promise.all(Array.from({ length: asking }, again));
  return (runs * 1000) / (performance.now() - start);
}
