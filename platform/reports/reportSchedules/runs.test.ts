import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ScheduleWorld, startSchedules } from '../../testing/reportSchedules.ts';
import type { Json } from '../../testing/testPlatform.ts';

let world: ScheduleWorld;
beforeAll(async () => {
  world = await startSchedules();
});
afterAll(() => world?.close());
beforeEach(() => world.clear());

test('SCHED-1, SCHED-7, SCHED-9: a due report is written as its owner sees it and mailed as a link to it alone', async () => {
  const response = await world.make('retailer', await world.view('retailer'), { period: 'last_month' });
  expect(response.status, response.text).toBe(201);
  expect(response.body).toMatchObject({
    report: 'activity_report',
    view_name: 'Brands',
    is_paused: false,
    last_run: null,
  });
  await world.dueSince(response.body.id, 0);
  await world.look();
  const [mail, ...others] = await world.mails.arrived();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: { address: 'retailer@retail.example' },
    subject: 'Brands: your CSV report is ready',
  });
  const file = await world.fileOf('retailer', mail);
  expect(file.status).toBe(200);
  expect(file.text.split('\r\n')[0]).toMatch(/timeframe.*brand_sku/);
  expect(String(file.headers['content-disposition'])).toMatch(/activity-report-\d{4}-\d\d-01-/);
  expect((await world.fileOf('shop', mail)).body).toMatchObject({ error_name: 'report_of_another' });
  expect((await world.read('retailer', response.body.id)).last_run).toMatchObject({
    state: 'done',
    is_manual: false,
    rows: 0,
  });
  await world.run(sql`update report_files set expires_at = now()`);
  expect((await world.fileOf('retailer', mail)).body).toMatchObject({ error_name: 'report_over' });
});

test('SCHED-4: times that were missed give one run, for the last of them, and the next one is to come', async () => {
  const { body } = await world.make('retailer', await world.view('retailer'));
  await world.dueSince(body.id, 40);
  await world.look();
  await world.look();
  const runs = await world.rows<{ due: Date; now: Date }>(
    sql`select due_at as due, now() as now from report_runs`,
  );
  expect(runs).toHaveLength(1);
  const age = Date.parse(String(runs[0]?.now)) - Date.parse(String(runs[0]?.due));
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThanOrEqual(25 * 3_600_000);
  expect(Date.parse(String((await world.read('retailer', body.id)).next_datetime))).toBeGreaterThan(
    Date.now(),
  );
});

test('SCHED-5: workers that look at once begin one run of each schedule', async () => {
  const saved = await world.view('retailer');
  const responses = await Promise.all(Array.from({ length: 6 }, () => world.make('retailer', saved)));
  for (let round = 1; round <= 3; round += 1) {
    for (const { body } of responses) await world.dueSince(body.id, round);
    await world.run(sql`delete from report_runs`);
    await Promise.all([world.look(), world.look(), world.look()]);
    const runs = await world.rows<{ schedule: string }>(
      sql`select schedule_id::text as schedule from report_runs`,
    );
    expect(runs.map(({ schedule }) => schedule).sort()).toEqual(
      responses.map(({ body }) => String(body.id)).sort(),
    );
    expect(await world.rows(sql`select from report_files`)).toHaveLength(6);
  }
});

test('SCHED-8: each recipient gets a file of what they may see; who may not gets none, and the owner is told why', async () => {
  await world.run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (900, 1, 'mate', 'mate', 'mate@retail.example', true, 'Mate', '{admin}'), (901, 1, 'gone', 'gone', 'gone@retail.example', true, 'Gone', '{admin}')
    on conflict do nothing`);
  await world.run(sql`update accounts set status = 'enabled' where id = 901`);
  const stranger = await world.make('retailer', await world.view('retailer'), { recipient_ids: ['4'] });
  expect(stranger.body.field_errors).toMatchObject([{ field: 'recipient_ids', rule: 'unknown_colleague' }]);
  const recipients = await world.platform.call('retailer', 'GET', '/api/report_recipients?search=o');
  expect(recipients.body.items).toContainEqual({ id: '901', name: 'Gone', email: 'gone@retail.example' });
  expect(JSON.stringify(recipients.body)).not.toMatch(/operator@|rival/);
  const [{ id: weak } = { id: '' }] = await world.rows<{ id: string }>(
    sql`select id::text as id from accounts where login = 'nobody'`,
  );
  const saved = await world.view('retailer', { name: 'For all' });
  const response = await world.make('retailer', saved, { recipient_ids: ['900', '901', weak] });
  expect(response.status, response.text).toBe(201);
  await world.run(sql`update accounts set status = 'disabled' where id = 901`);
  await world.send('retailer', response.body.id);
  const arrived = await world.mails.arrived();
  const to = (address: string) => arrived.filter((mail) => mail.to.address === address);
  expect(to('mate@retail.example').map(({ subject }) => subject)).toEqual([
    'For all: your CSV report is ready',
  ]);
  expect((await world.fileOf('mate', to('mate@retail.example')[0])).status).toBe(200);
  expect(to('gone@retail.example')).toEqual([]);
  expect(to('nobody@retail.example')).toEqual([]);
  const subjects = to('retailer@retail.example')
    .map(({ subject }) => subject)
    .sort();
  expect(subjects).toEqual([
    ...[
      'For all was not sent to Gone',
      'For all was not sent to nobody',
      'For all: your CSV report is ready',
    ],
  ]);
  const { last_run } = await world.read('retailer', response.body.id);
  expect(last_run).toMatchObject({ state: 'partly', is_manual: true });
  expect(
    (last_run as unknown as { files: Json[] }).files.map(({ name, state, reason }) => [name, state, reason]),
  ).toEqual([
    ...[
      ['retailer', 'done', null],
      ['Gone', 'withheld', 'account_gone'],
    ],
    ...[
      ['Mate', 'done', null],
      ['nobody', 'withheld', 'missing_ability'],
    ],
  ]);
});

test('SCHED-10: a schedule whose view is deleted, or whose owner may not see the report any more, is paused and its owner told once', async () => {
  const saved = await world.view('retailer');
  const { body } = await world.make('retailer', saved);
  await world.platform.call('retailer', 'DELETE', `/api/saved_views/${saved}`, { version: 1 });
  await world.look();
  await world.look();
  expect(await world.read('retailer', body.id)).toMatchObject({
    is_paused: true,
    pause_reason: 'view_deleted',
    next_datetime: null,
    saved_view_id: null,
    view_name: 'Brands',
  });
  expect((await world.mails.arrived()).map(({ subject }) => subject)).toEqual([
    'The schedule of Brands is paused',
  ]);
  expect((await world.send('retailer', body.id)).body).toMatchObject({ error_name: 'schedule_without_view' });

  const other = await world.make('shop', await world.view('shop', { name: 'Mine' }));
  expect(other.status, other.text).toBe(201);
  await world.run(sql`update accounts set roles = '{catalog_manager}' where id = 3`);
  await world.dueSince(other.body.id, 1);
  await world.look();
  await world.run(sql`update accounts set roles = '{user}' where id = 3`);
  expect(await world.rows(sql`select 1 from report_runs`)).toEqual([]);
  expect(
    await world.rows(
      sql`select pause_reason as reason from report_schedules where id = ${String(other.body.id)}`,
    ),
  ).toEqual([{ reason: 'ability_lost' }]);
});
