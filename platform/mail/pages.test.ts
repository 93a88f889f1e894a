import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPlatform } from '../app.ts';
import { rowsOf } from '../database/connection.ts';
import { signToken } from '../secrets/signedToken.ts';
import { doJobs } from '../testing/doJobs.ts';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { confirmationPath, confirmedAccount } from './confirmation.ts';
import { keptMails } from './folder.ts';
import { openMailer } from './openMailer.ts';
import { inboxPage, mailPage } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'guerdon-mail-'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({}, { mailFolder: folder });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (method: string, path: string, headers: Record<string, string> = {}) =>
  platform.call(null, method, path, { headers });
const settings = async () => (await platform.call('retailer', 'GET', '/api/accounts/me/settings')).body;
const turn = async (budget_alerts: 'on' | 'off') =>
  platform.call('retailer', 'PUT', '/api/accounts/me/settings', {
    body: { budget_alerts },
    version: Number((await settings()).version),
  });
const waiting = async () => (await settings()).subscriptions?.alert_severity_budget?.email;

/** Sends what is queued into the folder. */
const sendAll = () => doJobs(platform, openMailer(platform.config));

describe('the confirmation of budget alerts', () => {
  beforeEach(async () => {
    await platform.database.db.execute(sql`delete from account_settings`);
    await platform.database.db.execute(sql`delete from jobs`);
  });

  test('ACCT-10: turning them on sends a mail, whose link asks for a click, which ends the waiting', async () => {
    await turn('on');
    expect(await waiting()).toEqual({ status: 'on', state: 'pending' });
    await sendAll();
    const [mail] = await keptMails(folder);
    const path = mail?.action.url.replace(platform.config.publicUrl, '') ?? '';
    const asked = await visit('GET', path);
    expect(asked.text).toContain('<form method="post"');
    expect(await waiting()).toMatchObject({ state: 'pending' }); // opening the link alone does nothing
    const done = await visit('POST', path, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(done.status).toBe(200);
    expect(done.text).toContain('Your budget alerts are confirmed');
    expect(await waiting()).toEqual({ status: 'on', state: 'confirmed' });
    await visit('POST', path);
    const events = await rowsOf(
      platform.database.db,
      sql`select account_id, after from events where noun = 'account_settings' and action = 'confirmed'`,
    );
    expect(events).toEqual([{ account_id: '2', after: { budget_alerts_state: 'confirmed' } }]);
  });

  test('ACCT-10: a link for alerts that were turned off says so and changes nothing', async () => {
    await turn('on');
    await turn('off');
    const path = await confirmationPath(platform.database, '2');
    expect((await visit('POST', path, { 'accept-language': 'fr' })).text).toContain(
      'Les alertes de budget sont désactivées',
    );
    expect(await waiting()).toEqual({ status: 'off', state: 'pending' });
  });

  test('ACCT-10: a link that is forged, of another use, or too old confirms nothing', async () => {
    await turn('on');
    const good = await confirmationPath(platform.database, '2');
    const token = good.slice('/mail/confirm/'.length);
    const [text = '', mac = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify(['budget_alerts', '2', 9e15])).toString('base64url');
    const forged = [
      `${other}.${mac}`,
      `${text}.`,
      text,
      `${token}.x`,
      signToken('guessed', ['budget_alerts', '2', 9e15]),
    ];
    for (const wrong of forged) {
      const answer = await visit('POST', `/mail/confirm/${wrong}`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('This link no longer works');
    }
    const later = Date.now() + 7 * 86_400_000 + 1000;
    expect(await confirmedAccount(platform.database, token, later)).toBeNull();
    expect(await confirmedAccount(platform.database, token)).toBe('2');
    expect(await waiting()).toMatchObject({ state: 'pending' });
  });
});

describe('the demo’s mails', () => {
  test('C8: are a page without script, in both languages, where hostile names are only text', async () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    await platform.database.db.execute(sql`update accounts set name = ${name} where id = 2`);
    await platform.database.db.execute(sql`delete from account_settings`);
    await turn('on');
    await sendAll();
    const list = await visit('GET', '/mail?lang=fr');
    expect(list.text).toContain('<html lang="fr">');
    const id = /href="\/mail\/([0-9a-f-]{36})/.exec(list.text)?.[1];
    for (const page of [list, await visit('GET', `/mail/${id}`)]) {
      expect(page.status).toBe(200);
      expect(page.text).not.toMatch(/<img|<script| style="/);
      expect(page.text).toContain('&lt;img src=x');
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(page.headers['cache-control']).toBe('no-store');
    }
  });

  test.each([
    ['2026-11-24T22:30:00.000Z', '24 / 11 / 2026 23:30'],
    ['2026-07-01T22:30:00.000Z', '02 / 07 / 2026 00:30'],
  ])('FMT-1, FMT-8: bear the date as the screens write it, in either language: %s', async (sentAt, shown) => {
    const to = { name: 'Ada', address: 'ada@northwind.example' };
    const mail = {
      id: 'x',
      sentAt,
      locale: 'en',
      to,
      subject: 'S',
      action: { label: 'L', url: '/' },
    } as const;
    const written = `<time datetime="${sentAt}" title="${shown}, Europe/Paris">${shown}</time>`;
    for (const language of ['en', 'fr'] as const) {
      expect(inboxPage(language, [{ ...mail, paragraphs: [] }])).toContain(written);
      expect(mailPage(language, { ...mail, paragraphs: [] })).toContain(written);
    }
  });

  test.each(['00000000-0000-4000-8000-000000000000', '..%2f..%2fetc%2fpasswd', 'x'])(
    'a mail %s that is not there is said to be',
    async (id) => {
      const answer = await visit('GET', `/mail/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('This mail is not here');
    },
  );

  test('are shown in demo mode only', async () => {
    const { config, database } = platform;
    const outside = { ...config, isDemo: false, oidcClientSecret: 'only-for-tests-and-nothing-else' };
    const real = await buildPlatform({ config: outside, database });
    expect((await real.inject('/mail')).statusCode).toBe(404);
    expect((await real.inject('/mail/confirm/x')).body).toContain('This link no longer works');
    await real.close();
  });
});
