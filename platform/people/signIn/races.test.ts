// On a real PostgreSQL: the embedded database has one connection and proves nothing about races.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../tests/support/postgres.ts';
import { callbackOf, renew, trade } from '../../../tests/support/relyingParty.ts';
import { type SignInWorld, startSignInWorld } from '../../../tests/support/signInWorld.ts';
import { Visitor } from '../../../tests/support/visitor.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import { beginAttempt } from './delays.ts';
import { purgeExpired } from './issuer/adapter.ts';
import { loadKeys } from './issuer/keys.ts';

let server: PostgresForTests;
let world: SignInWorld;
beforeAll(async () => {
  server = await startPostgres();
  world = await startSignInWorld(server.url);
});
afterAll(async () => {
  await world?.close();
  await server?.stop();
});

const tenTimes = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, run));

test('ten processes that start at once agree on one set of keys', async () => {
  await world.database.db.execute(sql`delete from oidc_store where kind = 'Keys'`);
  const keySets = await tenTimes(() => loadKeys(Object.create(world.database)));
  expect(new Set(keySets.map(({ signing }) => signing[0].kid)).size).toBe(1);
  await world.database.db.execute(sql`delete from oidc_store where kind = 'Keys'`);
});

test('a code that nobody trades lasts a minute', async () => {
  await callbackOf(world, new Visitor());
  const [row] = await rowsOf(
    world.database.db,
    { seconds: number },
    sql`select extract(epoch from max(expires_at) - now())::int as seconds from oidc_store where kind = 'AuthorizationCode'`,
  );
  expect(row?.seconds).toBeGreaterThan(0);
  expect(row?.seconds).toBeLessThanOrEqual(60);
});

test('AUTH-4: a code is traded once, and a refresh token has one successor, however many ask at the same time', async () => {
  const callback = await callbackOf(world, new Visitor());
  const traded = await tenTimes(() => trade(world, callback));
  expect(traded.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const tokens = await trade(world, await callbackOf(world, new Visitor()));
  const renewed = await tenTimes(() => renew(world, tokens.body.refresh_token));
  expect(renewed.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [successor, ...more] = new Set(renewed.map(({ body }) => body.refresh_token));
  expect(more).toEqual([]);
  expect((await renew(world, successor)).status).toBe(200);
});

test('of a hundred guesses at once five are looked at, all others wait', async () => {
  const waits = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      beginAttempt(world.database, { login: 'Someone', ip: `10.0.0.${at}` }),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('what has expired is purged, what has not stays', async () => {
  await world.database.db.execute(sql`insert into oidc_store (kind, id, payload, expires_at) values
    ('Interaction', 'old', '{}', now() - interval '2 minutes'), ('Interaction', 'new', '{}', now() + interval '1 minute')`);
  await purgeExpired(world.database);
  const left = await rowsOf(
    world.database.db,
    { id: text },
    sql`select id from oidc_store where id in ('old', 'new')`,
  );
  expect(left).toEqual([{ id: 'new' }]);
});
