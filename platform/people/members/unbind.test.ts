import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFacts, accountIdOf } from '../../foundation/access/authentication.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { bindMember } from '../accounts/bindMember.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

const issuer = 'https://id.example';
/** A sign-in elsewhere by this subject, with the retailer's verified address; whose account it is. */
const signIn = (subject: string) =>
  bindMember(platform.database, { issuer, subject }, async () => ({
    email: 'retailer@retail.example',
    isVerified: true,
  }));
const accountOf = async (subject: string) =>
  (await accountFacts(platform.database.db, sql`a.id = ${accountIdOf({ issuer, subject })}`, []))?.accountId;
const unbind = (login: string, id = '2') => platform.call(login, 'POST', `/api/members/${id}/unbind`);

test('AUTH-1: an account that staff unbind is nobody’s elsewhere, and is bound anew at the next verified sign-in', async () => {
  expect(await signIn('first')).toEqual({ accountId: '2' });
  expect(await signIn('second')).toEqual({ fault: 'account_bound' });
  const read = await platform.call('operator', 'GET', '/api/members/2');
  expect(read.body.identities).toEqual([{ issuer, subject: 'first', bound_at: expect.stringMatching(/Z$/) }]);
  const { status, body } = await unbind('operator');
  expect([status, body.identities]).toEqual([200, []]);
  expect(await accountOf('first')).toBeUndefined();
  expect(await signIn('second')).toEqual({ accountId: '2' });
  expect([await accountOf('first'), await accountOf('second')]).toEqual([undefined, '2']);
  const events = await storedRows(
    platform.database.db,
    sql`select action, before, after from events where noun = 'accounts' and noun_id = '2' and action in ('bound', 'unbound') order by id`,
  );
  expect(events).toEqual([
    { action: 'bound', before: null, after: { issuer, subject: 'first' } },
    { action: 'unbound', before: { issuer, subject: 'first' }, after: null },
    { action: 'bound', before: null, after: { issuer, subject: 'second' } },
  ]);
});

test('AUTH-1: what is not bound is not unbound, and nobody but operator staff with createAccounts does it', async () => {
  const { status, body } = await unbind('operator', '3');
  expect([status, body.error_name]).toEqual([409, 'not_bound']);
  expect((await unbind('operator', '999')).status).toBe(404);
  for (const login of ['retailer', 'catalog_manager', 'nobody'])
    expect((await unbind(login)).status).toBe(403);
});
