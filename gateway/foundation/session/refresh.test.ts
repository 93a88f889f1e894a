import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { number, rowsOf } from '../../../platform/foundation/database/rows.ts';
import { type SignInWorld, startSignInWorld } from '../../../tests/support/signInWorld.ts';
import { Visitor } from '../../../tests/support/visitor.ts';

let world: SignInWorld;
// These tests also cover sessions in the embedded database; the other sign-in tests use the database of the test run.
beforeAll(async () => {
  world = await startSignInWorld('embedded');
});
afterAll(() => world.close());

const refresh = (visitor: Visitor, headers: Record<string, string> = { 'x-guerdon-client': 'web' }) =>
  visitor.send(`${world.publicUrl}/auth/refresh`, { method: 'POST', headers });
const subjectOf = async (visitor: Visitor) =>
  JSON.parse((await visitor.send(`${world.publicUrl}/who`)).text).subject;
const rotations = async () => {
  const rows = await rowsOf(
    world.database.db,
    { n: number },
    sql`select count(*)::int as n from oidc_store where kind = 'RefreshToken' and consumed_at is not null`,
  );
  return Number(rows[0]?.n);
};
async function signedIn(): Promise<Visitor> {
  await world.database.db.execute(sql`delete from oidc_store where kind = 'RefreshToken'`);
  const visitor = new Visitor();
  await world.signIn(visitor);
  return visitor;
}

test('AUTH-4, AUTH-11: twenty requests that refresh together cost one refresh at the issuer', async () => {
  const visitor = await signedIn();
  const requests = Array.from({ length: 20 }, () => visitor.copy());
  const answers = await Promise.all(requests.map((request) => refresh(request)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await rotations()).toBe(1);
  for (const request of requests) expect(await subjectOf(request)).toBe('subject-person');
});

test('AUTH-4: three tabs, one of them late with the old cookie, all stay signed in', async () => {
  const first = await signedIn();
  const [second, third] = [first.copy(), first.copy()];
  expect((await refresh(first)).status).toBe(204);
  expect((await refresh(second)).status).toBe(204);
  expect((await refresh(third)).status).toBe(204);
  expect(await rotations()).toBe(1);
  // Each tab's cookie now contains the same new refresh token: the next refresh in any tab serves all of them.
  expect((await refresh(third)).status).toBe(204);
  expect((await refresh(first)).status).toBe(204);
  expect(await rotations()).toBe(2);
});

test('AUTH-4: two gateways that share nothing refresh in parallel: the issuer gives both the same successor', async () => {
  const visitor = await signedIn();
  const other = await world.anotherGateway();
  const requests = Array.from({ length: 20 }, () => visitor.copy());
  const answers = await Promise.all(
    requests.map((request, at) =>
      at % 2
        ? refresh(request)
        : request.send(`${other}/auth/refresh`, { method: 'POST', headers: { 'x-guerdon-client': 'web' } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
  expect(await rotations()).toBe(1);
  // Whichever response the browser keeps, its refresh token is now the valid one.
  for (const request of requests.slice(0, 2)) expect((await refresh(request)).status).toBe(204);
  expect(await rotations()).toBe(2);
});

test('AUTH-5: a refresh the issuer refuses ends the session: 401, and the cookie goes', async () => {
  const visitor = await signedIn();
  await world.database.db.execute(sql`delete from oidc_store where kind in ('RefreshToken', 'Grant')`);
  expect((await refresh(visitor)).status).toBe(401);
  expect(visitor.cookies.has('guerdon')).toBe(false);
  expect((await refresh(visitor)).status).toBe(401);
});

test('a refresh that another site’s page asks for is refused and changes nothing', async () => {
  const visitor = await signedIn();
  const headers = { 'x-guerdon-client': 'web', origin: 'https://elsewhere.example' };
  expect((await refresh(visitor, headers)).status).toBe(403);
  expect(await rotations()).toBe(0);
  const own = { 'x-guerdon-client': 'web', origin: new URL(world.publicUrl).origin };
  expect((await refresh(visitor, own)).status).toBe(204);
});

test('a refresh without X-Guerdon-Client: web is refused and changes nothing', async () => {
  const visitor = await signedIn();
  for (const headers of [{}, { 'x-guerdon-client': 'other' }])
    expect((await refresh(visitor, headers)).status).toBe(403);
  expect(await rotations()).toBe(0);
  expect((await visitor.send(`${world.publicUrl}/auth/refresh`)).status).toBe(404);
});
