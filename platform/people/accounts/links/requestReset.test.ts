import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storedRows } from '../../../testing/storedRows.ts';
import { alertOf, PASSWORD, startTestLinks, type TestLinks } from '../../../testing/testLinks.ts';
import type { Answer } from '../../../testing/testPlatform.ts';
import { verifyPassword } from '../../signIn/password.ts';

let links: TestLinks;
beforeAll(async () => {
  links = await startTestLinks();
});
afterAll(() => links?.close());
beforeEach(() => links.reset());

const RETAILER = 'retailer@retail.example';
const ask = (login: string, headers: Record<string, string> = {}) =>
  links.post('/oidc/password', { login }, headers);

test('a forgotten password is asked for at a page of our own, in both languages, and answered alike whoever has an account', async () => {
  expect((await links.open('/oidc/password')).text).toContain('<h1>Forgot your password?</h1>');
  expect((await links.open('/oidc/password?lang=fr')).text).toContain('<h1>Mot de passe oublié ?</h1>');
  const { email } = await links.invited();
  await links.database.db.execute(sql`update accounts set status = 'disabled' where login = 'rival'`);
  await links.database.db.execute(sql`update accounts set email_verified = false where login = 'shop'`);
  const pageTexts: string[] = [];
  for (const login of [
    'retailer',
    RETAILER,
    'nobody-at-all@retail.example',
    'rival',
    'shop',
    email,
    'x\0y',
  ]) {
    await links.database.db.execute(sql`delete from jobs`);
    const answer = await ask(login);
    const queued = await storedRows(
      links.database.db,
      sql`select kind, state, payload ->> 'template' as template from jobs`,
    );
    // As many rows of the same look are left for each: only where mails are sent they differ.
    expect(queued).toEqual([{ kind: 'mail', state: 'queued', template: 'password_reset' }]);
    const sent = (await links.mails.arrived()).length;
    expect([login, sent]).toEqual([login, /retailer/.test(login) ? 1 : 0]);
    pageTexts.push(`${answer.status} ${answer.text.replaceAll(login.replace('\0', '\uFFFD'), 'LOGIN')}`);
  }
  expect(new Set(pageTexts).size).toBe(1);
  expect(pageTexts[0]).toContain('If an account signs in with LOGIN');
});

test('an e-mail that is too long is not cut: the page keeps it and says the limit', async () => {
  const login = `${'x'.repeat(250)}@retail.example`;
  expect((await links.open('/oidc/password')).text).not.toContain('maxlength');
  const answer = await ask(login);
  expect([answer.status, alertOf(answer)]).toEqual([422, 'This e-mail is too long: at most 256 characters.']);
  expect(answer.text).toContain(`value="${login}"`);
});

test('a forgotten password is replaced by a link that is good once, for an hour, and told by a mail', async () => {
  await ask(RETAILER);
  const path = await links.mails.pathOf(RETAILER);
  expect((await links.open(path)).text).toContain('<h1>Choose a new password</h1>');
  expect((await links.setPassword(path)).status).toBe(200);
  expect(await verifyPassword(PASSWORD, await links.passwordHash('retailer'))).toBe(true);
  expect((await links.setPassword(path, 'another four words of it')).status).toBe(404);
  const [notice] = await links.mails.arrived();
  expect(notice).toMatchObject({ subject: 'Your password was changed', to: { address: RETAILER } });
  await ask(RETAILER);
  const late = await links.mails.pathOf(RETAILER);
  await links.database.db.execute(
    sql`update account_links set expires_at = expires_at - interval '3601 seconds'`,
  );
  expect((await links.setPassword(late, 'another four words of it')).status).toBe(404);
});

test('a forgotten password asked for twice, is replaced by the last mail alone', async () => {
  await ask(RETAILER);
  const first = await links.mails.pathOf(RETAILER);
  await ask(RETAILER);
  const second = await links.mails.pathOf(RETAILER);
  expect((await links.setPassword(first)).status).toBe(404);
  expect((await links.setPassword(second)).status).toBe(200);
});

test('a forgotten password is not replaced by a link sent to an address that was changed, nor where the account was disabled', async () => {
  for (const change of [{ email: 'elsewhere@retail.example' }, { status: 'disabled' }]) {
    await ask(RETAILER);
    const path = await links.mails.pathOf(RETAILER);
    const { version } = await links.member('2');
    await links.call('operator', 'PUT', '/api/members/2', { body: change, version: Number(version) });
    expect((await links.setPassword(path)).status).toBe(404);
    await links.database.db.execute(
      sql`update accounts set email = ${RETAILER}, status = 'enabled', email_verified = true where id = 2`,
    );
  }
  expect(await links.passwordHash('retailer')).toBeNull();
});

test('a forgotten password is asked for in vain more than a few times: everybody waits alike, for an account that is not there as well', async () => {
  for (const login of [RETAILER, 'nobody-at-all@retail.example']) {
    const answers = [];
    while (answers.at(-1)?.status !== 429 && answers.length < 10) answers.push(await ask(login));
    expect(answers).toHaveLength(5);
    expect(alertOf(answers.at(-1) as Answer)).toMatch(/^Too many attempts\. Try again in \d s\.$/);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  }
  const many = [];
  for (let at = 0; many.at(-1) !== 429 && at < 260; at += 1)
    many.push((await ask(`${at}@retail.example`, { 'x-forwarded-for': '203.0.113.9' })).status);
  // An office asks for 200 at once, and for one more every 18 seconds.
  expect(many.length).toBeGreaterThanOrEqual(202);
  expect(many.at(-1)).toBe(429);
  expect((await ask('x@retail.example', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
});

test('a forgotten password names what is missing, and takes no form of another site', async () => {
  const empty = await ask(' ');
  expect([empty.status, alertOf(empty)]).toEqual([422, 'Enter your e-mail.']);
  for (const origin of ['https://evil.example', 'null'])
    expect((await ask(RETAILER, { origin })).status).toBe(400);
  expect(await links.mails.arrived()).toEqual([]);
  const hostile = await ask('"><script>alert(1)</script>@x.example');
  expect(hostile.text).not.toContain('<script');
});
