import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedSecret, signToken } from '../../../foundation/secrets/signedToken.ts';
import { type ScheduleWorld, startSchedules } from '../../../testing/reportSchedules.ts';
import type { Json } from '../../../testing/testPlatform.ts';

let world: ScheduleWorld;
let schedule: string;
const SHOP = '3';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

beforeAll(async () => {
  world = await startSchedules();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.clear();
  const response = await world.make('retailer', await world.view('retailer'), { recipient_ids: [SHOP] });
  expect(response.status, response.text).toBe(201);
  schedule = String(response.body.id);
});

const received = async (login: string) =>
  (await world.platform.call(login, 'GET', '/api/received_reports')).body.items as unknown as Json[];
const leave = (login: string, more = '') =>
  world.platform.call(login, 'POST', `/api/received_reports/${schedule}/leave${more}`);
const recipientsOf = async () =>
  ((await world.read('retailer', schedule)).recipients as unknown as Json[]).map(({ id }) => id);
const visit = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  world.platform.call(null, method, path, { headers, ...(body === undefined ? {} : { body }) });
/** The link out of the mail that came to a colleague, below the public address. */
async function linkOut(): Promise<string> {
  await world.send('retailer', schedule, `send ${crypto.randomUUID()}`);
  const mail = (await world.mails.arrived()).find(({ to }) => to.address === 'shop@retail.example');
  expect(mail?.paragraphs.join(' ')).toContain('retailer sends you this report on a schedule.');
  return (mail?.leave?.url ?? '').replace(world.platform.config.publicUrl, '');
}

test('SCHED-12: whoever gets a report from a colleague sees that they do, and takes themselves off; its owner is told', async () => {
  expect(await received('retailer')).toEqual([]);
  expect(await received('shop')).toMatchObject([
    { id: schedule, view_name: 'Brands', owner_name: 'retailer', cadence: 'daily', is_paused: false },
  ]);
  expect((await leave('shop', '?dry_run=true')).body).toMatchObject({ id: schedule });
  expect(await recipientsOf()).toEqual([SHOP]);
  expect((await leave('shop')).status).toBe(200);
  expect([await recipientsOf(), await received('shop')]).toEqual([[], []]);
  expect(await world.read('retailer', schedule)).toMatchObject({ version: 2 });
  expect((await leave('shop')).status).toBe(404);
  const mails = await world.mails.arrived();
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['retailer@retail.example', 'shop no longer receives Brands'],
  ]);
  const events = await world.rows(
    sql`select account_id::text as account, before, after from events where noun = 'report_schedules' and noun_id = ${schedule} and action = 'updated'`,
  );
  expect(events).toEqual([
    { account: SHOP, before: { recipient_ids: [SHOP] }, after: { recipient_ids: [] } },
  ]);
});

test('SCHED-12: nobody takes off somebody else, nor leaves what they do not get', async () => {
  for (const login of ['retailer', 'admin', 'rival', 'operator'])
    expect([login, (await leave(login)).status]).toEqual([login, 404]);
  expect(await recipientsOf()).toEqual([SHOP]);
});

test('SCHED-12: the mail to a colleague holds a link that leaves with one press, signed in or not; the owner’s own has none', async () => {
  await world.send('retailer', schedule);
  const arrived = await world.mails.arrived();
  const own = arrived.find(({ to }) => to.address === 'retailer@retail.example');
  expect(own).toMatchObject({ subject: 'Brands: your CSV report is ready' });
  expect(own?.paragraphs.join(' ')).toContain('You scheduled this report.');
  expect(own).not.toHaveProperty('leave');

  const path = await linkOut();
  const page = await visit('GET', path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('retailer sends you “Brands” on a schedule.');
  expect(page.text).toContain('<form method="post"');
  expect(await recipientsOf()).toEqual([SHOP]); // opening the link alone does nothing
  const elsewhere = { ...FORM, origin: 'https://evil.example' };
  expect((await visit('POST', path, elsewhere)).status).toBe(400);
  expect(await recipientsOf()).toEqual([SHOP]);
  const leftPage = await visit('POST', path, FORM);
  expect([leftPage.status, /You no longer receive this report/.test(leftPage.text)]).toEqual([200, true]);
  expect(await recipientsOf()).toEqual([]);
  for (const method of ['GET', 'POST'])
    expect((await visit(method, path.replace('lang=en', 'lang=fr'), FORM)).text).toContain(
      'Vous ne recevez plus ce rapport',
    );
  await world.run(sql`delete from report_schedules`);
  expect((await visit('POST', path, FORM)).status).toBe(200);
});

test('SCHED-12: a mail program leaves for its reader without opening the page', async () => {
  const path = await linkOut();
  const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const answer = await visit('POST', path, { 'content-type': 'multipart/form-data; boundary=x' }, body);
  expect(answer.status, answer.text).toBe(200);
  expect(await recipientsOf()).toEqual([]);
});

test('SCHED-12: a link that is forged or of another use takes nobody off', async () => {
  const path = await linkOut();
  const token = path.slice('/mail/reports/'.length, path.indexOf('?'));
  const secret = await sharedSecret(world.platform.database, 'mail');
  const wrong = [
    ...[`${token}x`, 'x', signToken('guessed', ['leave_report', schedule, SHOP])],
    signToken(secret, ['email', SHOP, 'mark', 9e15]),
  ];
  for (const one of wrong) expect((await visit('POST', `/mail/reports/${one}`, FORM)).status).toBe(404);
  expect(await recipientsOf()).toEqual([SHOP]);
});
