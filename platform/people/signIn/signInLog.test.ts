import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asClient, authorizationUrl, callbackOf, trade } from '../../../tests/support/relyingParty.ts';
import { RIGHT_PASSWORD, type SignInWorld, startSignInWorld } from '../../../tests/support/signInWorld.ts';
import { Visitor } from '../../../tests/support/visitor.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.db.execute(sql`delete from sign_in_failures`);
  world.log.length = 0;
});

/** The lines of one kind, without what every line has. */
const linesOf = (security: string) =>
  world.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.security === security)
    .map(({ level, outcome, accountId, factor, clientId, grantType, requestId }) => ({
      level,
      outcome,
      hasRequestId: typeof requestId === 'string' || security === 'sign_in',
      ...(security === 'sign_in' ? { accountId, factor } : { clientId, grantType }),
    }));

test('each password that is tried is one line: the account, what came of it, and nothing that was entered', async () => {
  const { person, disabled } = world.logins;
  const [account] = await rowsOf(
    world.database.db,
    { id: text },
    sql`select id from accounts where login = ${person}`,
  );
  const visitor = new Visitor();
  const page = await visitor.follow(await visitor.send(authorizationUrl(world)));
  const enter = (login: string, password: string) => visitor.post(page.url, { login, password });
  await enter('nobody-at-all@sign-in.example', 'canary-wrong');
  await enter(disabled, RIGHT_PASSWORD);
  await enter(person, 'canary-wrong');
  await world.database.db.execute(sql`update sign_in_failures set failures = 10, last_at = now()`);
  await enter(person, RIGHT_PASSWORD);
  await world.database.db.execute(sql`delete from sign_in_failures`);
  expect((await enter(person, RIGHT_PASSWORD)).status).toBe(303);
  const common = { factor: 'password', hasRequestId: true };
  expect(linesOf('sign_in')).toEqual([
    { ...common, level: 40, outcome: 'wrong', accountId: null },
    { ...common, level: 40, outcome: 'wrong', accountId: expect.stringMatching(/^\d+$/) },
    { ...common, level: 40, outcome: 'wrong', accountId: account?.id },
    { ...common, level: 40, outcome: 'delayed', accountId: account?.id },
    { ...common, level: 30, outcome: 'signed_in', accountId: account?.id },
  ]);
  expect(world.log.join('')).not.toMatch(/canary|right password|@sign-in/);
});

test('each token that is given or refused is one line: the client and for what', async () => {
  const callback = await callbackOf(world, new Visitor());
  world.log.length = 0;
  await trade(world, callback);
  await trade(world, callback);
  await asClient(world, 'token', { grant_type: 'refresh_token', refresh_token: 'canary' }, 'wrong');
  const common = { hasRequestId: true };
  expect(linesOf('token')).toEqual([
    { ...common, level: 30, outcome: 'issued', clientId: 'guerdon-gateway', grantType: 'authorization_code' },
    {
      ...common,
      level: 40,
      outcome: 'invalid_grant',
      clientId: 'guerdon-gateway',
      grantType: 'authorization_code',
    },
    {
      ...common,
      level: 40,
      outcome: 'invalid_client',
      clientId: expect.anything(),
      grantType: 'refresh_token',
    },
  ]);
  expect(world.log.join('')).not.toContain('canary');
});
