// On a real PostgreSQL: the embedded database has one connection and proves nothing about races.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../../tests/support/postgres.ts';
import { authorizationUrl, callbackOf, renew, trade } from '../../../../tests/support/relyingParty.ts';
import { RIGHT_PASSWORD, type SignInWorld, startSignInWorld } from '../../../../tests/support/signInWorld.ts';
import { Visitor } from '../../../../tests/support/visitor.ts';
import { number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { hashPassword, verifyPassword } from '../../signIn/password.ts';
import { acceptLink } from './acceptLink.ts';
import { newToken } from './store.ts';

const NEW_PASSWORD = 'four words of a poem';

let server: PostgresForTests;
let world: SignInWorld;
let oldHash: string;
beforeAll(async () => {
  server = await startPostgres();
  world = await startSignInWorld(server.url);
  oldHash = await hashPassword(RIGHT_PASSWORD);
});
afterAll(async () => {
  await world?.close();
  await server?.stop();
});
beforeEach(async () => {
  await world.database.db.execute(sql`delete from sign_in_failures`);
  await world.database.db.execute(
    sql`update accounts set password_hash = ${oldHash}, password_version = 0, email_verified = true`,
  );
});

const idOf = async (login: string) =>
  (await rowsOf(world.database.db, { id: text }, sql`select id from accounts where login = ${login}`))[0]
    ?.id ?? '';
/** As if the mail with a link to a new password had come. */
async function resetToken(login = world.logins.person): Promise<string> {
  const { token, hash } = newToken();
  await world.database.db.execute(sql`insert into account_links (account_id, purpose, mail_id, token_hashes, expires_at)
    values (${await idOf(login)}, 'password_reset', ${randomUUID()}, array[${hash}::text], now() + interval '1 hour')`);
  return token;
}
const reset = async (password = NEW_PASSWORD) =>
  acceptLink(world.database, { token: await resetToken(), password });
const apiStatus = async (token: string | undefined) =>
  (await request(`${world.platformUrl}/api/whoami`, { headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

test('A9: with a new password every session and grant of the account ends at once, and no other', async () => {
  const [one, two, other] = [new Visitor(), new Visitor(), new Visitor()];
  for (const visitor of [one, two]) await world.signIn(visitor);
  await world.signIn(other, world.logins.roleless);
  const tokens = await trade(world, await callbackOf(world, new Visitor()));
  const status = async (visitor: Visitor) =>
    JSON.parse((await visitor.send(`${world.publicUrl}/api-call`)).text).status;
  expect(await Promise.all([one, two, other].map(status))).toEqual([200, 200, 200]);
  expect(await apiStatus(tokens.body.access_token)).toBe(200);

  expect(await reset()).toMatchObject({ email: world.logins.person, purpose: 'password_reset' });

  expect(await Promise.all([one, two, other].map(status))).toEqual([401, 401, 200]);
  expect(await apiStatus(tokens.body.access_token)).toBe(401);
  expect((await renew(world, tokens.body.refresh_token)).status).toBe(400);
  const loginPage = await one.follow(await one.send(authorizationUrl(world)));
  expect(loginPage.text).toContain('id="password"'); // the issuer's own session ended too
  const wrong = await one.post(loginPage.url, { login: world.logins.person, password: RIGHT_PASSWORD });
  expect(wrong.status).toBe(422);
});

test('a sign-in that the old password began goes no further, however far it came', async () => {
  const visitor = new Visitor();
  const page = await visitor.follow(await visitor.send(authorizationUrl(world)));
  const signIn = await visitor.post(page.url, { login: world.logins.person, password: RIGHT_PASSWORD });
  const callback = await callbackOf(world, new Visitor());
  await reset();
  const ended = await visitor.follow(signIn);
  expect(ended.status).toBeGreaterThanOrEqual(400);
  expect((await trade(world, callback)).status).toBe(400);
  const signedIn = sql`select 1 from oidc_store where kind in ('Session', 'Grant') and payload ->> 'accountId' = 'subject-person'`;
  expect(await storedRows(world.database.db, signedIn)).toEqual([]);
});

test('a sign-in written down in the moment after the old password ended leads to no token', async () => {
  const visitor = new Visitor();
  const page = await visitor.follow(await visitor.send(authorizationUrl(world)));
  const signIn = await visitor.post(page.url, { login: world.logins.person, password: RIGHT_PASSWORD });
  const rows = await rowsOf(
    world.database.db,
    { id: text, row: text },
    sql`select id, to_jsonb(o)::text as row from oidc_store o where kind = 'Interaction'
      and payload -> 'result' -> 'login' ->> 'accountId' = 'subject-person'`,
  );
  await reset();
  for (const { row } of rows)
    await world.database.db.execute(
      sql`insert into oidc_store select * from jsonb_populate_record(null::oidc_store, ${row}::jsonb)`,
    );
  expect(rows).toHaveLength(1);
  let answer = await visitor.send(signIn.location ?? '');
  for (let step = 0; step < 5 && answer.location && !answer.location.includes('/auth/callback'); step++)
    answer = await visitor.send(answer.location);
  const code = answer.location?.includes('code=') ? new URL(answer.location) : null;
  expect(code && (await trade(world, code)).status).not.toBe(200);
  expect((await visitor.follow(await visitor.send(authorizationUrl(world)))).text).not.toContain('code=');
});

test('a link that ten requests use at once sets one password', async () => {
  const token = await resetToken();
  const passwords = Array.from({ length: 10 }, (_, at) => `${NEW_PASSWORD} ${at}`);
  const used = await Promise.all(
    passwords.map((password) => acceptLink(world.database, { token, password })),
  );
  expect(used.filter((link) => link !== null)).toHaveLength(1);
  const winner = passwords[used.findIndex((link) => link !== null)] ?? '';
  const [row] = await rowsOf(
    world.database.db,
    { password_hash: text, password_version: number },
    sql`select password_hash, password_version from accounts where login = ${world.logins.person}`,
  );
  expect(row?.password_version).toBe(1);
  expect(await verifyPassword(winner, row?.password_hash ?? null)).toBe(true);
});

test('a link whose account gets another address in the same moment waits for it, and no longer works', async () => {
  const token = await resetToken();
  const id = await idOf(world.logins.person);
  let used: Promise<unknown> = Promise.resolve();
  await world.database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from accounts where id = ${id} for no key update`);
    used = acceptLink(world.database, { token, password: NEW_PASSWORD });
    await expect
      .poll(async () =>
        storedRows(world.database.db, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`),
      )
      .toHaveLength(1);
    await tx.execute(sql`update accounts set email_verified = false where id = ${id}`);
    await tx.execute(sql`delete from account_links where account_id = ${id}`);
  });
  expect(await used).toBeNull();
  const [row] = await rowsOf(
    world.database.db,
    { password_version: number },
    sql`select password_version from accounts where id = ${id}`,
  );
  expect(row?.password_version).toBe(0);
});
