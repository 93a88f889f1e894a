import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { number, rowsOf } from '../../../foundation/database/rows.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { alertOf, PASSWORD, startTestLinks, type TestLinks } from '../../../testing/testLinks.ts';
import { verifyPassword } from '../../signIn/password.ts';

let links: TestLinks;
beforeAll(async () => {
  links = await startTestLinks();
});
afterAll(() => links?.close());
beforeEach(() => links.reset());

const act = (id: string, verb: 'send_link' | 'withdraw_invitation') =>
  links.call('operator', 'POST', `/api/members/${id}/${verb}`);
const GONE = /This link no longer works/;

test('an invitation leads to a page of our own that asks for a password and for no more than it says', async () => {
  const { path, email } = await links.invited();
  const page = await links.open(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<h1>Welcome to Guerdon</h1>');
  expect(page.text).toContain(`value="${email}" readonly`);
  expect(page.text.match(/type="password" autocomplete="new-password"/g)).toHaveLength(2);
  expect(page.text).not.toMatch(/<script|https?:\/\/| style="| on\w+="/i);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  const french = await links.open(path.replace('lang=en', 'lang=fr'));
  expect(french.text).toContain('<html lang="fr">');
  expect(french.text).toContain('<h1>Bienvenue dans Guerdon</h1>');
});

test('an invitation is accepted by a password: from then on its owner signs in, and the address is proved', async () => {
  const { path, email, id } = await links.invited();
  await links.open(path); // mail programs open links by themselves
  expect(await links.member(id)).toMatchObject({ status: 'invited', email_verified: false });
  const successPage = await links.setPassword(path);
  expect([successPage.status, GONE.test(successPage.text)]).toEqual([200, false]);
  expect(successPage.text).toContain(`Sign in with ${email} and your new password.`);
  expect(await verifyPassword(PASSWORD, await links.passwordHash(email))).toBe(true);
  expect(await links.member(id)).toMatchObject({ status: 'enabled', email_verified: true, invitation: null });
  const events = await storedRows(
    links.database.db,
    sql`select account_id, action from events where noun = 'accounts' and noun_id = ${id} order by id`,
  );
  expect(events).toEqual([
    { account_id: '1', action: 'created' },
    { account_id: id, action: 'accepted' },
  ]);
});

test('an invitation is good once', async () => {
  const { path, email } = await links.invited();
  await links.setPassword(path);
  const again = await links.setPassword(path, 'another four words of it');
  expect([again.status, GONE.test(again.text)]).toEqual([404, true]);
  expect((await links.open(path)).status).toBe(404);
  expect(await verifyPassword(PASSWORD, await links.passwordHash(email))).toBe(true);
});

test.each([
  ['eleven char', 'eleven char', 'The password has at least 12 characters.'],
  ['aaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaa', 'This password is too easy to guess: choose another one.'],
  ['Guerdon-2026!', 'Guerdon-2026!', 'This password is too easy to guess: choose another one.'],
  [PASSWORD, `${PASSWORD}!`, 'The two passwords differ.'],
  ['x'.repeat(257), 'x'.repeat(257), 'The password has at most 256 characters.'],
  ['', '', 'The password has at least 12 characters.'],
])('an invitation takes %j and %j not: %s', async (password, repeated, message) => {
  const { path, email } = await links.invited();
  const answer = await links.setPassword(path, password, repeated);
  expect([answer.status, alertOf(answer)]).toEqual([422, message]);
  if (password) expect(answer.text).not.toContain(password);
  expect(await links.passwordHash(email)).toBeNull();
  expect((await links.setPassword(path)).status).toBe(200);
});

test('an invitation sent again, works by its last mail alone', async () => {
  const { path, id, email } = await links.invited();
  expect((await act(id, 'send_link')).body).toMatchObject({ invitation: { state: 'open' } });
  expect((await links.open(path)).status).toBe(404);
  const second = await links.mails.pathOf(email);
  expect((await links.setPassword(second)).status).toBe(200);
  expect((await act(id, 'send_link')).body).toMatchObject({ status: 409, error_name: 'nothing_to_prove' });
});

test('an invitation works for 24 hours, and is then shown as expired', async () => {
  const { path, id } = await links.invited();
  const until = Date.parse(String((await links.member(id)).invitation?.expires_at));
  expect(Math.abs(until - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
  await links.database.db.execute(sql`update account_links set expires_at = now() - interval '1 second'`);
  expect((await links.setPassword(path)).status).toBe(404);
  expect(await links.member(id)).toMatchObject({ status: 'invited', invitation: { state: 'expired' } });
});

test('an invitation withdrawn, works no longer, and can be sent again; an accepted one cannot be withdrawn', async () => {
  const { path, id, email } = await links.invited();
  expect((await act(id, 'withdraw_invitation')).body).toMatchObject({
    status: 'invited',
    invitation: { state: 'withdrawn', expires_at: null },
  });
  expect((await act(id, 'withdraw_invitation')).status).toBe(200);
  expect((await links.setPassword(path)).status).toBe(404);
  await act(id, 'send_link');
  expect((await links.setPassword(await links.mails.pathOf(email))).status).toBe(200);
  expect((await act(id, 'withdraw_invitation')).body).toMatchObject({ error_name: 'already_accepted' });
});

test('an invitation of an account that was disabled works no longer, nor once it is enabled again', async () => {
  const { path, id } = await links.invited();
  const save = async (status: string) =>
    links.call('operator', 'PUT', `/api/members/${id}`, {
      body: { status },
      version: Number((await links.member(id)).version),
    });
  expect((await save('disabled')).body.member).toMatchObject({ status: 'disabled' });
  expect((await links.setPassword(path)).status).toBe(404);
  expect((await act(id, 'send_link')).body).toMatchObject({ error_name: 'account_disabled' });
  expect((await save('enabled')).body.member).toMatchObject({
    status: 'invited',
    invitation: { state: 'withdrawn' },
  });
  expect((await links.setPassword(path)).status).toBe(404);
});

test('an invitation to a wrong address is corrected: the link goes to the right one and works from there alone', async () => {
  const { path, id } = await links.invited();
  await links.call('operator', 'PUT', `/api/members/${id}`, {
    body: { email: 'right@retail.example' },
    version: 1,
  });
  expect((await links.setPassword(path)).status).toBe(404);
  expect((await links.setPassword(await links.mails.pathOf('right@retail.example'))).status).toBe(200);
  expect(await links.member(id)).toMatchObject({
    email: 'right@retail.example',
    login: 'right@retail.example',
  });
});

test('an invitation whose mail is handed over twice works by either, once', async () => {
  const { path, email } = await links.invited();
  await links.database.db.execute(sql`update jobs set state = 'queued' where kind = 'mail'`);
  await links.mails.arrived(); // the same mail: its receiver keeps the first
  const hashes = await rowsOf(
    links.database.db,
    { count: number },
    sql`select cardinality(token_hashes) as count from account_links`,
  );
  expect(hashes).toEqual([{ count: 2 }]);
  expect((await links.setPassword(path)).status).toBe(200);
  expect(await links.passwordHash(email)).not.toBeNull();
  expect(await storedRows(links.database.db, sql`select 1 from account_links`)).toEqual([]);
});
