import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../../tests/support/smtpSink.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { systemScope } from '../access/scope.ts';
import { rowsOf, text } from '../database/rows.ts';
import { SLOTS } from '../jobs/lease.ts';
import { keptMails } from './folder.ts';
import type { Mailer } from './mailer.ts';
import { openMailer } from './openMailer.ts';
import { type NewMail, queueMail } from './queue.ts';
import { smtpMailer } from './smtp.ts';

let platform: TestPlatform;
let folder: string;
let mailer: Mailer;
beforeAll(async () => {
  platform = await startTestPlatform();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guerdon-mail-'));
  mailer = openMailer({ ...platform.config, mailFolder: folder });
});
afterEach(async () => {
  mailer.close();
  rmSync(folder, { recursive: true, force: true });
  await platform.database.db.execute(sql`delete from jobs`);
  await platform.database.db.execute(
    sql`update accounts set name = login, locale = 'en', status = 'enabled' where id = 2`,
  );
});
afterAll(() => platform.close());

const approved = (dedupeKey = 'one'): NewMail => ({
  accountId: '2',
  template: 'allocation_approved',
  params: {
    advertiserId: '1',
    advertiser: 'Alpha <b>& Co</b>',
    allocationId: '9',
    amount: '1234.50',
    currency: 'EUR',
  },
  dedupeKey,
});
const queue = (mail: NewMail) => systemScope(platform.database).write((tx) => queueMail(tx, mail));
const set = (change: ReturnType<typeof sql>) =>
  platform.database.db.execute(sql`update accounts set ${change} where id = 2`);

/** Does every queued job that is due; answers how they ended. */
const sendAll = (by: Mailer = mailer): Promise<string[]> => doJobs(platform, by);
const reasons = async () =>
  (await rowsOf(platform.database.db, { error: text }, sql`select error from jobs`)).map(
    ({ error }) => error,
  );
const message = () => {
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return readFileSync(join(folder, name), 'utf8');
};
/** The HTML part, unfolded. */
const htmlPart = () => message().split('Content-Type: text/html')[1]?.replace(/=\r\n/g, '') ?? '';
const headersOf = (text: string) => text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');

describe('a mail', () => {
  test('speaks the language of its account at the moment it is sent, as text and as HTML', async () => {
    await queue(approved());
    await set(sql`locale = 'fr', name = 'Zoé'`);
    expect(await sendAll()).toEqual(['done']);
    const [mail] = await keptMails(folder);
    expect(mail).toMatchObject({
      locale: 'fr',
      to: { name: 'Zoé', address: 'retailer@retail.example' },
      subject: 'Votre demande de dotation pour Alpha <b>& Co</b> est approuvée',
      action: { url: 'http://localhost:4000/#/advertiser/1?tab=inventory' },
    });
    expect(mail?.paragraphs.join(' ')).toMatch(/la dotation 9 de Alpha .* \(1\s234,50\s€\)/);
    expect(headersOf(message())).toMatch(/Content-Type: multipart\/alternative/);
    expect(headersOf(message())).toMatch(/Content-Language: fr/);
    expect(htmlPart()).toContain('Alpha &lt;b&gt;&amp; Co&lt;/b&gt;');
  });

  test('E7: is one for a key, though it is queued, sent and finished more than once', async () => {
    for (let times = 0; times < 3; times++) await queue(approved());
    for (let times = 0; times < 3; times++) {
      expect(await sendAll()).toEqual(['done']);
      await platform.database.db.execute(sql`update jobs set state = 'queued'`);
    }
    expect(readdirSync(folder).filter((file) => file.endsWith('.eml'))).toHaveLength(1);
    expect(await keptMails(folder)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('is not sent to an account that was disabled', async () => {
    await queue(approved());
    await set(sql`status = 'disabled'`);
    expect(await sendAll()).toEqual(['done']);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    'Ada\r\nBcc: victim@x.example',
    'Ada\nSubject: other',
    'Ada\r\n\r\n<script>alert(1)</script>',
    'Ada" <victim@x.example>, "',
    'Ada\u202e\u2028Bcc: victim@x.example',
    `${'x'.repeat(300)}\r\nX-Own: 1`,
  ])('C8: the name %j adds neither a header nor a recipient', async (name) => {
    await set(sql`name = ${name}`);
    await queue({ ...approved(), params: { ...approved().params, advertiser: name } } as NewMail);
    await sendAll();
    const lines = headersOf(message()).split('\r\n');
    expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([
      'Auto-Submitted',
      'Content-Language',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
    const to = lines.find((line) => line.startsWith('To:')) ?? '';
    expect(to).toMatch(/<retailer@retail\.example>$/);
    expect(htmlPart()).not.toContain('<script>');
    const [mail] = await keptMails(folder);
    expect(`${mail?.to.name}${mail?.subject}`).not.toMatch(/[\p{Cc}\u202e\u2028]/u);
  });

  test.each(['a@x.example\r\nBcc: b@x.example', 'a@x.example, b@x.example', 'Ada <a@x.example>'])(
    'C8: the address %j is written to by nobody',
    async (email) => {
      await set(sql`email = ${email}`);
      await queue(approved());
      expect(await sendAll()).toEqual(['dead']);
      expect(await reasons()).toEqual(['bad_address']);
      expect(readdirSync(folder)).toEqual([]);
      await set(sql`email = 'retailer@retail.example'`);
    },
  );
});

describe('a mail server', () => {
  let sink: SmtpSink;
  let smtp: Mailer;
  beforeEach(async () => {
    sink = await startSmtpSink();
    smtp = openMailer({ ...platform.config, smtpUrl: sink.url, mailFrom: 'Rewards <rewards@shop.example>' });
  });
  afterEach(async () => {
    smtp.close();
    await sink.close();
  });

  test('takes the mail from the configured sender, under an id that a repetition would bear again', async () => {
    await queue(approved());
    expect(await sendAll(smtp)).toEqual(['done']);
    await platform.database.db.execute(sql`update jobs set state = 'queued'`);
    await sendAll(smtp);
    const ids = sink.messages.map((text) => /^Message-ID: (.*)$/m.exec(headersOf(text))?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).toContain('@shop.example>');
    expect(headersOf(sink.messages[0] ?? '')).toContain('From: Rewards <rewards@shop.example>');
  });

  test('that refuses for now is asked again, one that refuses the address is not', async () => {
    sink.answer = '451 later, ada@x.example';
    await queue(approved());
    expect(await sendAll(smtp)).toEqual(['queued']);
    expect(await reasons()).toEqual(['smtp_451']);
    sink.answer = '250 taken';
    sink.recipientAnswer = '550 no such user';
    await platform.database.db.execute(
      sql`update jobs set run_at = date_trunc('milliseconds', clock_timestamp())`,
    );
    expect(await sendAll(smtp)).toEqual(['dead']);
    expect(await reasons()).toEqual(['smtp_550']);
  });

  test('that offers no encryption is not used on another machine, unless the address says so', async () => {
    // Another name of this machine, which a mail server elsewhere could have.
    const url = sink.url.replace('127.0.0.1', '0.0.0.0');
    const mail = { locale: 'en', to: { name: '', address: 'a@x.example' }, subject: 's' } as const;
    const sent = (to: string) => {
      const one = smtpMailer({ url: to, from: 'Rewards <rewards@shop.example>' });
      return one
        .send('id', { ...mail, paragraphs: ['p'], action: null })
        .then(
          () => 'sent',
          (error: Error) => error.message,
        )
        .finally(() => one.close());
    };
    expect(await sent(url)).toBe('smtp_502');
    expect(sink.messages).toEqual([]);
    expect(await sent(`${url}?requireTLS=false`)).toBe('sent');
    expect(await sent(sink.url)).toBe('sent');
  });

  test('that is slow at every step is left before the job’s lease is over, and hears nothing more of the mail', async () => {
    sink.pause = 120;
    const hasty = smtpMailer({ url: sink.url, from: 'Rewards <rewards@shop.example>', deadline: 400 });
    await queue(approved());
    const started = performance.now();
    expect(await sendAll(hasty)).toEqual(['queued']);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await reasons()).toEqual(['smtp_too_slow']);
    await expect.poll(() => sink.connections()).toBe(0);
    expect(sink.messages).toEqual([]);
    hasty.close();
  });

  test('that keeps senders waiting is asked by as many as a worker does at once: no mail waits for another', async () => {
    sink.answer = null;
    const hasty = smtpMailer({ url: sink.url, from: 'Rewards <rewards@shop.example>', deadline: 1500 });
    for (const key of ['one', 'two', 'three', 'four']) await queue(approved(key));
    const ended = sendAll(hasty);
    await expect.poll(() => sink.connections()).toBe(SLOTS);
    expect(await ended).toEqual(Array(SLOTS).fill('queued'));
    hasty.close();
  });
});
