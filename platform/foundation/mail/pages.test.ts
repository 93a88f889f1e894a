import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPlatform } from '../../app.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
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

/** Sends the queued mails to the folder. */
const sendAll = () => doJobs(platform, openMailer(platform.config));

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
      const counts = { total: 1, page: 1, pages: 1, search: '', isSearchTooLong: false };
      const inbox = { mails: [{ ...mail, paragraphs: [] }], ...counts };
      expect(inboxPage(language, inbox)).toContain(written);
      expect(mailPage(language, { ...mail, paragraphs: [] })).toContain(written);
    }
  });

  test('CUSTOM-20: a letter of a promotion is shown as it is sent, in a frame that runs nothing', async () => {
    const to = { name: 'Ada', address: 'ada@northwind.example' };
    const plain = { locale: 'en', to, subject: 'Your reward', paragraphs: [], action: null };
    const letter = { html: '<html><head></head><body><b>Here</b></body></html>', text: 'Here', sender: null };
    const [written, other] = [randomUUID(), randomUUID()];
    const mailer = openMailer(platform.config);
    await mailer.send(written, { ...plain, letter });
    await mailer.send(other, plain);
    const page = await visit('GET', `/mail/${written}`);
    expect(page.text).toContain(`<iframe class="letter" src="/mail/${written}/letter"`);
    expect(page.text).toMatch(/sandbox="(?!.*allow-(scripts|forms|top))/);
    expect(page.headers['content-security-policy']).toMatch(/frame-src 'self'$/);
    const letterPage = await visit('GET', `/mail/${written}/letter`);
    expect(letterPage.text).toContain('<base target="_blank"></head><body><b>Here</b>');
    expect(letterPage.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
    expect(letterPage.headers['content-security-policy']).toMatch(
      /^default-src 'none'.*frame-ancestors 'self'.*; sandbox /,
    );
    for (const none of [`/mail/${other}/letter`, `/mail/${randomUUID()}/letter`])
      expect((await visit('GET', none)).status).toBe(404);
  });

  test('are found by any of their texts, and stand on pages of fifty', async () => {
    const mailer = openMailer(platform.config);
    const written = { locale: 'en', paragraphs: ['The word is zebra.'], action: null };
    for (let n = 1; n <= 52; n += 1)
      await mailer.send(randomUUID(), {
        ...written,
        subject: `Note <${n}>`,
        to: { name: 'Zoe', address: `zoe${n}@northwind.example` },
      });
    const rows = (text: string) => text.match(/<strong lang/g)?.length ?? 0;
    const first = await visit('GET', '/mail?search=ZEBRA');
    expect([rows(first.text), first.text.includes('Messages: 52')]).toEqual([50, true]);
    expect(first.text).toContain('href="/mail?lang=en&amp;search=ZEBRA&amp;page=2"');
    expect(rows((await visit('GET', '/mail?search=ZEBRA&page=2')).text)).toBe(2);
    expect(rows((await visit('GET', '/mail?search=ZEBRA&page=99')).text)).toBe(2);
    expect(rows((await visit('GET', '/mail?search=zoe7@northwind')).text)).toBe(1);
    const none = await visit('GET', '/mail?search=%3Cscript%3E');
    expect([rows(none.text), none.text.includes('Nothing matches')]).toEqual([0, true]);
    expect(none.text).toContain('value="&lt;script&gt;"');
  });
  test('a search that is too long stays in its field, and the page says its limit', async () => {
    const { text } = await visit('GET', `/mail?search=${'x'.repeat(201)}`);
    expect(text).toContain(`value="${'x'.repeat(201)}"`);
    expect(text).not.toContain('maxlength');
    expect(text).toContain('it has 201 characters, at most 200 are possible');
  });

  test.each(['00000000-0000-4000-8000-000000000000', '..%2f..%2fetc%2fpasswd', 'x'])(
    'a mail %s that is not there is said to be',
    async (id) => {
      const answer = await visit('GET', `/mail/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('This e-mail is not here');
    },
  );

  test('are shown in demo mode only', async () => {
    const { config, database } = platform;
    const outside = { ...config, isDemo: false, oidcClientSecret: 'only-for-tests-and-nothing-else' };
    const real = await buildPlatform({ config: outside, database });
    expect((await real.inject('/mail')).statusCode).toBe(404);
    await real.close();
  });
});
