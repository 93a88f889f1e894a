import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { json, rowsOf } from '../../foundation/database/rows.ts';
import { keptMails } from '../../foundation/mail/folder.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { openMailer } from '../../foundation/mail/openMailer.ts';
import { keptSms } from '../../foundation/sms/folderSms.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';

const folder = mkdtempSync(join(tmpdir(), 'guerdon-test-'));
const folders = { mailFolder: join(folder, 'mail'), smsFolder: join(folder, 'sms') };
let world: PromotionWorld;
let mailer: Mailer;
let id: string;
beforeAll(async () => {
  world = await startPromotions(folders);
  mailer = openMailer(world.platform.config);
});
afterAll(async () => {
  mailer?.close();
  await world?.platform.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const rewards = [{ sku: 'AAA-CARD-0001' }, { sku: 'AAA-CARD-0002' }];
  id = String((await world.create({ rewards, name: 'Spring' })).body.id);
  rmSync(folder, { recursive: true, force: true });
  await world.run(sql`update accounts set phone_number = null, email_verified = true where id = 2`);
});

const test = (screen: string, body: object = {}, login = 'retailer') =>
  world.platform.call(login, 'POST', `/api/promotions/${id}/screens/${screen}/test`, {
    body: { locale: 'en', ...body },
  });
const write = (screen: string, texts: object, sku: string | null = null) =>
  world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    values (1, ${id}::bigint, ${sku}, ${screen}, 'en', ${JSON.stringify(texts)}::jsonb)`);

it('CUSTOM-20, CUSTOM-30: a mail goes to oneself as it is saved: the reward’s text before the promotion’s, under the name of its sender', async () => {
  await world.save(id, { email_sender_name: 'Alpha Rewards', email_via: true });
  await write('email_delivery', { subject: 'All', title: 'For {{recipient_name}}' });
  await write('email_delivery', { subject: 'You get {{reward_name}} <b>' }, 'AAA-CARD-0002');
  const sent = await test('email_delivery', { sku: 'AAA-CARD-0002' });
  expect(sent.body).toEqual({ channel: 'email', to: 'retailer@retail.example' });
  expect(await doJobs(world.platform, mailer)).toEqual(['done']);
  const [mail] = await keptMails(folders.mailFolder);
  expect(mail).toMatchObject({
    to: { address: 'retailer@retail.example' },
    subject: 'You get Card 20 <b>',
    locale: 'en',
    letter: { sender: { name: 'Alpha Rewards', isVia: true } },
  });
  expect(mail?.letter?.html).toContain('For Alex Martin');
  expect(mail?.letter?.html).toContain('&lt;b&gt;');
  expect(mail?.letter?.text).toContain('Card 20');
  // The job is kept for 90 days; what the message said is not.
  const [job] = await rowsOf(
    world.platform.database.db,
    { payload: json<Record<string, unknown>>() },
    sql`select payload from jobs where kind = 'message' and state = 'done' order by id desc limit 1`,
  );
  expect(Object.keys(job?.payload ?? {}).sort()).toEqual(['accountId', 'channel', 'id', 'locale']);
});

it('CUSTOM-31, CUSTOM-44: an SMS goes to the number of one’s account, under the name that the promotion says', async () => {
  const refused = await test('sms_delivery');
  expect([refused.status, refused.body.error_name]).toEqual([409, 'phone_number_missing']);
  await world.run(sql`update accounts set phone_number = '06 12 34 56 78' where id = 2`);
  expect((await test('sms_delivery')).body.error_name).toBe('phone_number_national');
  await world.run(sql`update accounts set phone_number = '+33 (0)6 12 34 56 78' where id = 2`);
  await world.save(id, { sms_sender_name: 'Alpha' });
  await write('sms_delivery', { message: 'Code {{code}}\nfor {{reward_name}}' });
  expect((await test('sms_delivery')).body).toEqual({ channel: 'sms', to: '+33612345678' });
  await doJobs(world.platform, mailer);
  expect(await keptSms(folders.smsFolder)).toMatchObject([
    { from: 'Alpha', to: { number: '+33612345678' }, text: 'Code 7QK4-M2XP-9TRW for Card 10' },
  ]);
});

it('what nobody wrote is said by the built-in words of the language', async () => {
  await test('email_delivery', { locale: 'ja' });
  await doJobs(world.platform, mailer);
  const [mail] = await keptMails(folders.mailFolder);
  expect([mail?.locale, /[\u3040-\u30ff]/.test(mail?.subject ?? '')]).toEqual(['ja', true]);
});

it('a test is read as recipients’ messages are: the reward by its name in the language, the advertiser’s words below the promotion’s', async () => {
  await world.run(
    sql`update skus set translations = '{"fr": {"name": "Carte de dix"}}' where sku = 'AAA-CARD-0001'`,
  );
  await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    values (1, null, null, 'email_delivery', 'fr', '{"subject": "Pour vous : {{reward_name}}", "title": "De tous"}')`);
  await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    values (1, ${id}::bigint, null, 'email_delivery', 'fr', '{"title": "De celle-ci"}')`);
  await test('email_delivery', { locale: 'fr', sku: 'AAA-CARD-0001' });
  await doJobs(world.platform, mailer);
  const [mail] = await keptMails(folders.mailFolder);
  expect(mail?.subject).toBe('Pour vous : Carte de dix');
  expect(mail?.letter?.text).toMatch(/^De celle-ci/);
});

it('pages are sent to nobody, nor is anything to an address that is not proved or by somebody else’s promotion', async () => {
  expect((await test('success')).body.field_errors).toMatchObject([
    { field: 'screen', rule: 'not_a_message' },
  ]);
  expect((await test('email_delivery', { sku: 'NO' })).body.field_errors).toMatchObject([{ field: 'sku' }]);
  expect((await test('email_delivery', {}, 'rival')).status).toBe(404);
  await world.run(sql`update accounts set email_verified = false where id = 2`);
  expect((await test('email_delivery')).body.error_name).toBe('email_not_confirmed');
});

it('C8: hostile text of a subject adds no header, and of a body no element', async () => {
  await write('email_delivery', {
    subject: 'Hi\r\nBcc: victim@x.example',
    title: '<script>alert(1)</script>',
  });
  await test('email_delivery');
  await doJobs(world.platform, mailer);
  const [mail] = await keptMails(folders.mailFolder);
  expect(mail?.subject).toBe('Hi Bcc: victim@x.example');
  expect(mail?.letter?.html).not.toContain('<script');
});

it('an account that was disabled before the message is sent gets none', async () => {
  await test('email_delivery');
  await world.run(sql`update accounts set email_verified = false where id = 2`);
  expect(await doJobs(world.platform, mailer)).toEqual(['done']);
  expect(await keptMails(folders.mailFolder)).toEqual([]);
});

it('an account that sends itself message after message waits in between', async () => {
  const sent: number[] = [];
  for (let count = 0; count < 21; count += 1) sent.push((await test('email_delivery', {}, 'admin')).status);
  expect([sent.filter((status) => status === 200).length, sent.at(-1)]).toEqual([20, 429]);
  expect((await test('email_delivery')).status).toBe(200);
});

it('a promotion that no row can be is not there', async () => {
  const url = `/api/promotions/${'9'.repeat(25)}/screens/email_delivery/test`;
  expect((await world.platform.call('retailer', 'POST', url, { body: { locale: 'en' } })).status).toBe(404);
  expect((await test('email_delivery', {}, 'rival')).status).toBe(404);
});
