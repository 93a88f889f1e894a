import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../tests/support/postgres.ts';
import { post } from '../../money/ledger/post.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { databaseCode } from '../database/connections/availability.ts';
import { type Database, openDatabase, type Queries } from '../database/connections/connection.ts';
import { migrate } from '../database/migrate.ts';
import { listOf, number, rowsOf, text } from '../database/rows.ts';
import { openScope, type Scope, systemScope } from './scope.ts';

const retailer = {
  caller: 'account:1',
  accountId: '1',
  organizationId: '1',
  isStaff: false,
  advertiserIds: ['1'],
  roles: [],
  abilities: new Set<never>(),
  locale: 'en' as const,
  timezone: 'UTC',
  requestId: 'of-this-test',
};

describe.each(['pglite', 'postgres'])('the belt below the scope, on %s', (engine) => {
  let server: PostgresForTests | null;
  let database: Database;
  let scope: Scope;
  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : null;
    database = await migratedDatabase(server?.url);
    scope = openScope(database, retailer);
    await systemScope(database).write(async (tx) => {
      await tx.execute(sql`insert into organizations (id, ui_id, name, operating_countries, billing_currencies)
        values (1, 'a', 'A', '{}', '{EUR}'), (2, 'b', 'B', '{}', '{EUR}')`);
      await tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency)
        values (1, 1, 'One', 'en', 'EUR'), (2, 2, 'Two', 'en', 'EUR')`);
      await tx.execute(sql`insert into accounts (id, organization_id, subject, login, email, name, roles, password_hash)
        values (1, 1, 's1', 'l1', 'e1@x.example', 'n', '{}', 'hash'), (2, 2, 's2', 'l2', 'e2@x.example', 'n', '{}', 'hash')`);
      await tx.execute(
        sql`insert into alerts (organization_id, advertiser_id, severity, type) values (1, 1, 'info', 't'), (2, 2, 'info', 't'), (2, null, 'info', 't')`,
      );
      await tx.execute(
        sql`insert into events (advertiser_id, noun, noun_id, action, request_id) values (1, 'n', '1', 'a', 'r'), (2, 'n', '2', 'a', 'r')`,
      );
    });
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  const codeOf = (run: (tx: Queries) => Promise<unknown>) => scope.write(run).then(() => null, databaseCode);
  const countOf = async (of: Scope, table: string) =>
    (
      await of.read((tx) =>
        rowsOf(tx, { count: number }, sql`select count(*)::int as count from ${sql.identifier(table)}`),
      )
    )[0]?.count;

  test.each(['advertisers', 'alerts', 'events', 'organizations', 'accounts'])(
    '%s: a scope sees its own rows only',
    async (table) => {
      expect(await countOf(scope, table)).toBe(1);
    },
  );

  test.each([
    'advertisers',
    'alerts',
    'events',
    'account_settings',
    'account_advertisers',
    'accounts',
    'promotions',
    'redemptions',
    'ledger_accounts',
  ])('%s: the application role without a scope sees nothing', async (table) => {
    const rows = await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'guerdon_app', true)`);
      return storedRows(tx, sql`select 1 from ${sql.identifier(table)}`);
    });
    expect(rows).toEqual([]);
  });

  test('the next transaction of the same session knows nothing of the last one', async () => {
    await countOf(scope, 'advertisers');
    const [left] = await rowsOf(
      database.db,
      { role: text, visible: listOf(text) },
      sql`select current_user::text as role, guerdon_visible_advertisers()::text[] as visible`,
    );
    expect(left?.role).not.toBe('guerdon_app');
    expect(left?.visible).toEqual([]);
  });

  test.each([
    ['changing an event', sql`update events set action = 'b'`],
    ['deleting an event', sql`delete from events`],
    ['reading password hashes', sql`select password_hash from accounts`],
    ['changing roles', sql`update accounts set roles = '{superadmin}'`],
    ['changing an e-mail', sql`update accounts set email = 'operator@guerdon.example'`],
    ['deleting an advertiser', sql`delete from advertisers`],
    [
      'writing into another advertiser’s log',
      sql`insert into events (advertiser_id, noun, noun_id, action, request_id) values (2, 'n', '2', 'a', 'r')`,
    ],
    ['reaching another advertiser', sql`insert into account_advertisers values (1, 2)`],
    ['moving money by hand', sql`update ledger_accounts set balance = 1`],
    ['changing the ledger', sql`delete from ledger_entries`],
    ['reading sign-in data', sql`select 1 from oidc_store`],
    ['making tables', sql`create table mine (id int)`],
  ])('%s is denied', async (_, statement) => {
    expect(await codeOf((tx) => tx.execute(statement))).toBe('42501');
  });

  test('another’s rows are not changed, whatever the condition', async () => {
    await scope.write((tx) => tx.execute(sql`update advertisers set name = 'Mine'`));
    await scope.write((tx) => tx.execute(sql`update accounts set name = 'mine'`));
    const names = await rowsOf(database.db, { name: text }, sql`select name from advertisers order by id`);
    expect(names).toEqual([{ name: 'Mine' }, { name: 'Two' }]);
    expect(await storedRows(database.db, sql`select name from accounts order by id`)).toEqual([
      { name: 'mine' },
      { name: 'n' },
    ]);
  });

  test.each<[string, SQL]>([
    ['changing an event', sql`update events set action = 'b'`],
    ['truncating events', sql`truncate events cascade`],
    ['truncating idempotency keys', sql`truncate idempotency_keys cascade`],
    ['truncating claims of order IDs', sql`truncate order_claims cascade`],
    ['truncating transactions of the ledger', sql`truncate ledger_txns cascade`],
    ['truncating entries of the ledger', sql`truncate ledger_entries cascade`],
    ['truncating the log of code reads', sql`truncate code_reads cascade`],
    ['changing an idempotency key', sql`update idempotency_keys set status = 500`],
    ['changing the claim of an order ID', sql`update order_claims set redemption_id = 2`],
    ['giving an order ID back', sql`delete from order_claims`],
  ])('G2: %s is denied to the owner of the tables', async (_, statement) => {
    const code = await systemScope(database)
      .write(async (tx) => {
        await tx.execute(
          sql`insert into order_claims (advertiser_id, order_id, redemption_id) values (1, 'o-1', 1)`,
        );
        await tx.execute(statement);
      })
      .then(() => null, databaseCode);
    expect(code).toBe('42501');
  });

  test.skipIf(engine === 'pglite')('a request cannot take the rights of the owner back', async () => {
    for (const change of [
      'reset role',
      'set role none',
      'reset session authorization',
      'set session authorization default',
    ])
      for (const statement of [
        sql`truncate alerts`,
        sql`select 1 from oidc_store`,
        sql`alter table alerts disable row level security`,
      ])
        expect(
          await codeOf(async (tx) => {
            await tx.execute(sql.raw(change));
            await tx.execute(statement);
          }),
        ).toBe('42501');
  });

  test.skipIf(engine === 'pglite')(
    'a request that resets its role posts for no other advertiser',
    async () => {
      const posted = (tx: Queries) =>
        post(tx, [{ advertiserId: '2', kind: 'credit', currency: 'EUR', amount: 5n }]);
      expect(await codeOf(posted)).toBe('42501');
      expect(
        await codeOf(async (tx) => {
          await tx.execute(sql`reset role`);
          await posted(tx);
        }),
      ).toBe('42501');
    },
  );

  test('a reading scope cannot write', async () => {
    const code = await scope
      .read((tx) => tx.execute(sql`update advertisers set name = 'X'`))
      .then(() => null, databaseCode);
    expect(code).toBe('25006');
  });

  test('A3: each table of advertisers confines its owner as well, unless that is a superuser', async () => {
    const open = await rowsOf(
      database.db,
      { name: text },
      sql`select c.relname as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'advertiser_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  test('migrating again changes nothing; identifiers and counts are text', async () => {
    await migrate(database);
    expect(
      await storedRows(database.db, sql`select 1::bigint as id, count(*) as count from organizations`),
    ).toEqual([{ id: '1', count: '2' }]);
  });
});

test('three processes that start on an empty server migrate it once', async () => {
  const server = await startPostgres({ isEmpty: true });
  const opened = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ databaseUrl: server.url, databaseFolder: '' })),
  );
  try {
    await Promise.all(opened.map((database) => migrate(database)));
    const rows = await rowsOf(
      (opened[0] as Database).db,
      { hash: text },
      sql`select hash from drizzle.__drizzle_migrations`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  } finally {
    await Promise.all(opened.map((database) => database.close()));
    await server.stop();
  }
});
