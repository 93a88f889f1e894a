import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../database/connection.ts';
import { verifyPassword } from '../../../oidc/password.ts';
import { openSentMails, type SentMails } from '../../../testing/sentMails.ts';
import { type Answer, startTestPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';

const PASSWORD = 'four words of a poem';
const RETAILER = 'retailer@retail.example';

let platform: TestPlatform;
let mails: SentMails;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'debug' });
  mails = openSentMails(platform);
});
afterAll(async () => {
  mails.close();
  await platform.close();
});
beforeEach(async () => {
  for (const table of ['account_links', 'jobs', 'sign_in_failures'])
    await platform.database.db.execute(sql`delete from ${sql.identifier(table)}`);
  await platform.database.db.execute(
    sql`update accounts set password_hash = null, password_version = 0, email_verified = true, status = 'enabled' where id < 100`,
  );
});

const open = (path: string, headers: Record<string, string> = {}) =>
  platform.call(null, 'GET', path, { headers });
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  platform.call(null, 'POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const set = (path: string, password = PASSWORD, repeated = password) => post(path, { password, repeated });
const ask = (login: string, headers: Record<string, string> = {}) =>
  post('/oidc/password', { login }, headers);
const hashOf = async (login: string) =>
  (
    await rowsOf<{ password_hash: string | null }>(
      platform.database.db,
      sql`select password_hash from accounts where login = ${login}`,
    )
  )[0]?.password_hash ?? null;
let made = 0;
/** A new member, and where the invitation leads. */
async function invited(): Promise<{ id: string; email: string; path: string }> {
  made += 1;
  const email = `person${made}@retail.example`;
  const { body } = await platform.call('operator', 'POST', '/api/members', {
    body: {
      ...{ name: 'Grace', email, organization_id: '1', locale: 'en', timezone: 'UTC' },
      ...{ roles: ['user'], advertiser_ids: ['1'] },
    },
  });
  return { id: String(body.id), email, path: await mails.pathOf(email) };
}
const member = async (id: string) => (await platform.call('operator', 'GET', `/api/members/${id}`)).body;
const act = (id: string, verb: 'send_link' | 'withdraw_invitation') =>
  platform.call('operator', 'POST', `/api/members/${id}/${verb}`);
const alertOf = ({ text }: Answer) => /role="alert".*?<p>(.*?)<\/p>/s.exec(text)?.[1];
const GONE = /This link no longer works/;

describe('an invitation', () => {
  test('leads to a page of our own that asks for a password and for no more than it says', async () => {
    const { path, email } = await invited();
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>Welcome to Guerdon</h1>');
    expect(page.text).toContain(`value="${email}" readonly`);
    expect(page.text.match(/autocomplete="new-password"/g)).toHaveLength(2);
    expect(page.text).not.toMatch(/<script|https?:\/\/| style="| on\w+="/i);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
    const french = await open(path.replace('lang=en', 'lang=fr'));
    expect(french.text).toContain('<html lang="fr">');
    expect(french.text).toContain('<h1>Bienvenue dans Guerdon</h1>');
  });

  test('is accepted by a password: from then on its owner signs in, and the address is proved', async () => {
    const { path, email, id } = await invited();
    await open(path); // mail programs open links by themselves
    expect(await member(id)).toMatchObject({ status: 'invited', email_verified: false });
    const done = await set(path);
    expect([done.status, GONE.test(done.text)]).toEqual([200, false]);
    expect(done.text).toContain(`Sign in with ${email} and your new password.`);
    expect(await verifyPassword(PASSWORD, await hashOf(email))).toBe(true);
    expect(await member(id)).toMatchObject({ status: 'enabled', email_verified: true, invitation: null });
    const events = await rowsOf(
      platform.database.db,
      sql`select account_id, action from events where noun = 'accounts' and noun_id = ${id} order by id`,
    );
    expect(events).toEqual([
      { account_id: '1', action: 'created' },
      { account_id: id, action: 'accepted' },
    ]);
  });

  test('is good once', async () => {
    const { path, email } = await invited();
    await set(path);
    const again = await set(path, 'another four words of it');
    expect([again.status, GONE.test(again.text)]).toEqual([404, true]);
    expect((await open(path)).status).toBe(404);
    expect(await verifyPassword(PASSWORD, await hashOf(email))).toBe(true);
  });

  test.each([
    ['eleven char', 'eleven char', 'The password has at least 12 characters.'],
    ['aaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaa', 'This password is too easy to guess: choose another one.'],
    [PASSWORD, `${PASSWORD}!`, 'The two passwords differ.'],
    ['x'.repeat(257), 'x'.repeat(257), 'The password has at most 256 characters.'],
    ['', '', 'The password has at least 12 characters.'],
  ])('takes %j and %j not: %s', async (password, repeated, message) => {
    const { path, email } = await invited();
    const answer = await set(path, password, repeated);
    expect([answer.status, alertOf(answer)]).toEqual([422, message]);
    if (password) expect(answer.text).not.toContain(password);
    expect(await hashOf(email)).toBeNull();
    expect((await set(path)).status).toBe(200);
  });

  test('sent again, works by its last mail alone', async () => {
    const { path, id, email } = await invited();
    expect((await act(id, 'send_link')).body).toMatchObject({ invitation: { state: 'open' } });
    expect((await open(path)).status).toBe(404);
    const second = await mails.pathOf(email);
    expect((await set(second)).status).toBe(200);
    expect((await act(id, 'send_link')).body).toMatchObject({ status: 409, error_name: 'nothing_to_prove' });
  });

  test('works for 24 hours, and is then shown as expired', async () => {
    const { path, id } = await invited();
    const until = Date.parse(String((await member(id)).invitation?.expires_at));
    expect(Math.abs(until - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    await platform.database.db.execute(
      sql`update account_links set expires_at = now() - interval '1 second'`,
    );
    expect((await set(path)).status).toBe(404);
    expect(await member(id)).toMatchObject({ status: 'invited', invitation: { state: 'expired' } });
  });

  test('withdrawn, works no longer, and can be sent again; an accepted one cannot be withdrawn', async () => {
    const { path, id, email } = await invited();
    expect((await act(id, 'withdraw_invitation')).body).toMatchObject({
      status: 'invited',
      invitation: { state: 'withdrawn', expires_at: null },
    });
    expect((await act(id, 'withdraw_invitation')).status).toBe(200);
    expect((await set(path)).status).toBe(404);
    await act(id, 'send_link');
    expect((await set(await mails.pathOf(email))).status).toBe(200);
    expect((await act(id, 'withdraw_invitation')).body).toMatchObject({ error_name: 'already_accepted' });
  });

  test('of an account that was disabled works no longer, nor once it is enabled again', async () => {
    const { path, id } = await invited();
    const save = async (status: string) =>
      platform.call('operator', 'PUT', `/api/members/${id}`, {
        body: { status },
        version: Number((await member(id)).version),
      });
    expect((await save('disabled')).body).toMatchObject({ status: 'disabled' });
    expect((await set(path)).status).toBe(404);
    expect((await act(id, 'send_link')).body).toMatchObject({ error_name: 'account_disabled' });
    expect((await save('enabled')).body).toMatchObject({
      status: 'invited',
      invitation: { state: 'withdrawn' },
    });
    expect((await set(path)).status).toBe(404);
  });

  test('to a wrong address is corrected: the link goes to the right one and works from there alone', async () => {
    const { path, id } = await invited();
    await platform.call('operator', 'PUT', `/api/members/${id}`, {
      body: { email: 'right@retail.example' },
      version: 1,
    });
    expect((await set(path)).status).toBe(404);
    expect((await set(await mails.pathOf('right@retail.example'))).status).toBe(200);
    expect(await member(id)).toMatchObject({ email: 'right@retail.example', login: 'right@retail.example' });
  });

  test('whose mail is handed over twice works by either, once', async () => {
    const { path, email } = await invited();
    await platform.database.db.execute(sql`update jobs set state = 'queued' where kind = 'mail'`);
    await mails.arrived(); // the same mail: its receiver keeps the first
    const hashes = await rowsOf<{ count: number }>(
      platform.database.db,
      sql`select cardinality(token_hashes) as count from account_links`,
    );
    expect(hashes).toEqual([{ count: 2 }]);
    expect((await set(path)).status).toBe(200);
    expect(await hashOf(email)).not.toBeNull();
    expect(await rowsOf(platform.database.db, sql`select 1 from account_links`)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  test('is asked for at a page of our own, in both languages, and answered alike whoever has an account', async () => {
    expect((await open('/oidc/password')).text).toContain('<h1>Forgot your password?</h1>');
    expect((await open('/oidc/password?lang=fr')).text).toContain('<h1>Mot de passe oublié ?</h1>');
    await invited();
    await platform.database.db.execute(sql`update accounts set status = 'disabled' where login = 'rival'`);
    await platform.database.db.execute(sql`update accounts set email_verified = false where login = 'shop'`);
    const shown: string[] = [];
    for (const login of [
      'retailer',
      RETAILER,
      'nobody-at-all@retail.example',
      'rival',
      'shop',
      `person${made}@retail.example`,
      'x\0y',
    ]) {
      await platform.database.db.execute(sql`delete from jobs`);
      const answer = await ask(login);
      const queued = await rowsOf(
        platform.database.db,
        sql`select kind, state, payload ->> 'template' as template from jobs`,
      );
      // As many rows of the same look are left for each: only where mails are sent they differ.
      expect(queued).toEqual([{ kind: 'mail', state: 'queued', template: 'password_reset' }]);
      const sent = (await mails.arrived()).length;
      expect([login, sent]).toEqual([login, /retailer/.test(login) ? 1 : 0]);
      shown.push(`${answer.status} ${answer.text.replaceAll(login, 'LOGIN')}`);
    }
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toContain('If an account signs in with LOGIN');
  });

  test('is replaced by a link that is good once, for an hour, and told by a mail', async () => {
    await ask(RETAILER);
    const path = await mails.pathOf(RETAILER);
    expect((await open(path)).text).toContain('<h1>Choose a new password</h1>');
    expect((await set(path)).status).toBe(200);
    expect(await verifyPassword(PASSWORD, await hashOf('retailer'))).toBe(true);
    expect((await set(path, 'another four words of it')).status).toBe(404);
    const [told] = await mails.arrived();
    expect(told).toMatchObject({ subject: 'Your password was changed', to: { address: RETAILER } });
    await ask(RETAILER);
    const late = await mails.pathOf(RETAILER);
    await platform.database.db.execute(
      sql`update account_links set expires_at = expires_at - interval '3601 seconds'`,
    );
    expect((await set(late, 'another four words of it')).status).toBe(404);
  });

  test('asked for twice, is replaced by the last mail alone', async () => {
    await ask(RETAILER);
    const first = await mails.pathOf(RETAILER);
    await ask(RETAILER);
    const second = await mails.pathOf(RETAILER);
    expect((await set(first)).status).toBe(404);
    expect((await set(second)).status).toBe(200);
  });

  test('is not replaced by a link sent to an address that was changed, nor where the account was disabled', async () => {
    for (const change of [{ email: 'elsewhere@retail.example' }, { status: 'disabled' }]) {
      await ask(RETAILER);
      const path = await mails.pathOf(RETAILER);
      const { version } = await member('2');
      await platform.call('operator', 'PUT', '/api/members/2', { body: change, version: Number(version) });
      expect((await set(path)).status).toBe(404);
      await platform.database.db.execute(
        sql`update accounts set email = ${RETAILER}, status = 'enabled', email_verified = true where id = 2`,
      );
    }
    expect(await hashOf('retailer')).toBeNull();
  });

  test('is asked for in vain more than a few times: everybody waits alike, for an account that is not there as well', async () => {
    for (const login of [RETAILER, 'nobody-at-all@retail.example']) {
      const answers = [];
      while (answers.at(-1)?.status !== 429 && answers.length < 10) answers.push(await ask(login));
      expect(answers).toHaveLength(5);
      expect(alertOf(answers.at(-1) as Answer)).toMatch(/^Too many tries\. Try again in \d s\.$/);
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    }
    const many = [];
    for (let at = 0; many.at(-1) !== 429 && at < 40; at += 1)
      many.push((await ask(`${at}@retail.example`, { 'x-forwarded-for': '203.0.113.9' })).status);
    expect(many).toHaveLength(22);
    expect((await ask('x@retail.example', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  });

  test('names what is missing, and takes no form of another site', async () => {
    const empty = await ask(' ');
    expect([empty.status, alertOf(empty)]).toEqual([422, 'Enter your e-mail.']);
    for (const origin of ['https://evil.example', 'null'])
      expect((await ask(RETAILER, { origin })).status).toBe(400);
    expect(await mails.arrived()).toEqual([]);
    const hostile = await ask('"><script>alert(1)</script>@x.example');
    expect(hostile.text).not.toContain('<script');
  });
});

describe('links that do not work', () => {
  test('look alike, whatever they were', async () => {
    const { path } = await invited();
    await set(path);
    const wrong = [
      path,
      `${path.slice(0, 20)}x?lang=en`,
      `/mail/link/${'A'.repeat(43)}?lang=en`,
      '/mail/link/x?lang=en',
    ];
    const shown = new Set<string>();
    for (const one of wrong)
      for (const answer of [await open(one), await set(one)]) shown.add(`${answer.status} ${answer.text}`);
    expect(shown.size).toBe(1);
    expect([...shown][0]).toMatch(GONE);
  });

  test('are looked at some twenty times from an address, those that work as often as one likes', async () => {
    const from = { 'x-forwarded-for': '203.0.113.20' };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 40)
      statuses.push((await open(`/mail/link/guess${statuses.length}`, from)).status);
    expect(statuses).toHaveLength(22);
    const { path } = await invited();
    for (let times = 0; times < 30; times += 1) expect((await open(path)).status).toBe(200);
  });

  test('no token is written to the log', async () => {
    const { path } = await invited();
    await open(path);
    await set(path);
    const token = /link\/([\w-]+)/.exec(path)?.[1] ?? '';
    expect(platform.log.some((line) => line.includes('/mail/link/:token'))).toBe(true);
    expect(platform.log.join('\n')).not.toContain(token);
  });
});
