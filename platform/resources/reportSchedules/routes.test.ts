import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_SCHEDULES } from '../../../schema/reportSchedules.ts';
import { systemScope } from '../../access/scope.ts';
import { rowsOf } from '../../database/connection.ts';
import { openSentMails, type SentMails } from '../../testing/sentMails.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { reportRunner } from './runJob.ts';

let platform: TestPlatform;
let mails: SentMails;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guerdon-reports-'));
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' }, { mediaFolder: folder });
  mails = openSentMails(platform);
});
afterAll(async () => {
  mails?.close();
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await mails.arrived();
  for (const table of ['report_runs', 'report_schedules', 'default_views', 'saved_views', 'jobs'])
    await run(sql`delete from ${sql.identifier(table)}`);
});

const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  rowsOf<Row & Record<string, unknown>>(platform.database.db, statement);

async function view(
  login: string,
  {
    screen = 'activity_report',
    query = 'group_by=brand&interval=monthly',
    name = 'Brands',
    is_shared = false,
  } = {},
): Promise<string> {
  const { status, body } = await platform.call(login, 'POST', '/api/saved_views', {
    body: { screen, name, query, is_shared },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body.id);
}

const DAILY = { cadence: 'daily', time: '08:00', timezone: 'Europe/Paris', format: 'csv' };
let keys = 0;
const make = (login: string, saved_view_id: string, more: object = {}) =>
  platform.call(login, 'POST', '/api/report_schedules', {
    body: { saved_view_id, ...DAILY, ...more },
    headers: { 'idempotency-key': `make ${++keys}` },
  });
const send = (login: string, id: unknown, key = `send ${++keys}`) =>
  platform.call(login, 'POST', `/api/report_schedules/${id}/send`, { headers: { 'idempotency-key': key } });
const read = async (login: string, id: unknown): Promise<Json> =>
  (await platform.call(login, 'GET', `/api/report_schedules/${id}`)).body;

/** Lets a schedule be due so many days ago. */
const dueSince = (id: unknown, days: number) =>
  run(
    sql`update report_schedules set next_at = now() - make_interval(days => ${days}) where id = ${String(id)}`,
  );

/** One look at what is due, as a worker takes it. */
async function look(): Promise<void> {
  const scope = systemScope(platform.database);
  await reportRunner({ staffDomains: platform.config.staffDomains })({
    ...{
      scope,
      job: { id: '1', payload: {} },
      components: { database: platform.database, log: platform.app.log },
    },
    finish: (then: Parameters<typeof scope.write>[0]) => scope.write(then),
  } as never);
}

const fileOf = (login: string, mail: { action: { url: string } | null } | undefined) => {
  const id = mail?.action?.url.split('/').at(-1);
  return platform.call(login, 'GET', `/api/report_files/${id}/file`);
};

test('SCHED-1, SCHED-7, SCHED-9: a due report is written as its owner sees it and mailed as a link to it alone', async () => {
  const made = await make('retailer', await view('retailer'), { period: 'last_month' });
  expect(made.status, made.text).toBe(201);
  expect(made.body).toMatchObject({
    report: 'activity_report',
    view_name: 'Brands',
    is_paused: false,
    last_run: null,
  });
  await dueSince(made.body.id, 0);
  await look();
  const [mail, ...others] = await mails.arrived();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: { address: 'retailer@retail.example' },
    subject: 'Brands: your CSV report is ready',
  });
  const file = await fileOf('retailer', mail);
  expect(file.status).toBe(200);
  expect(file.text.split('\r\n')[0]).toMatch(/timeframe.*brand_sku/);
  expect(String(file.headers['content-disposition'])).toMatch(/activity-report-\d{4}-\d\d-01-/);
  expect((await fileOf('shop', mail)).body).toMatchObject({ error_name: 'report_of_another' });
  expect((await read('retailer', made.body.id)).last_run).toMatchObject({
    state: 'done',
    is_manual: false,
    rows: 0,
  });
  await run(sql`update report_files set expires_at = now()`);
  expect((await fileOf('retailer', mail)).body).toMatchObject({ error_name: 'report_over' });
});

test('SCHED-4: times that were missed give one run, for the last of them, and the next one is to come', async () => {
  const { body } = await make('retailer', await view('retailer'));
  await dueSince(body.id, 40);
  await look();
  await look();
  const runs = await rows<{ due: Date; now: Date }>(sql`select due_at as due, now() as now from report_runs`);
  expect(runs).toHaveLength(1);
  const age = Date.parse(String(runs[0]?.now)) - Date.parse(String(runs[0]?.due));
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThanOrEqual(25 * 3_600_000);
  expect(Date.parse(String((await read('retailer', body.id)).next_datetime))).toBeGreaterThan(Date.now());
});

test('SCHED-5: workers that look at once begin one run of each schedule', async () => {
  const saved = await view('retailer');
  const made = await Promise.all(Array.from({ length: 6 }, () => make('retailer', saved)));
  for (let round = 1; round <= 3; round += 1) {
    for (const { body } of made) await dueSince(body.id, round);
    await run(sql`delete from report_runs`);
    await Promise.all([look(), look(), look()]);
    const runs = await rows<{ schedule: string }>(sql`select schedule_id::text as schedule from report_runs`);
    expect(runs.map(({ schedule }) => schedule).sort()).toEqual(
      made.map(({ body }) => String(body.id)).sort(),
    );
    expect(await rows(sql`select from report_files`)).toHaveLength(6);
  }
});

test('SCHED-8: each recipient gets a file of what they may see; who may not gets none, and the owner is told why', async () => {
  await run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (900, 1, 'mate', 'mate', 'mate@retail.example', true, 'Mate', '{admin}'), (901, 1, 'gone', 'gone', 'gone@retail.example', true, 'Gone', '{admin}')
    on conflict do nothing`);
  await run(sql`update accounts set status = 'enabled' where id = 901`);
  const stranger = await make('retailer', await view('retailer'), { recipient_ids: ['4'] });
  expect(stranger.body.field_errors).toMatchObject([{ field: 'recipient_ids', rule: 'unknown_colleague' }]);
  const recipients = await platform.call('retailer', 'GET', '/api/report_recipients?search=o');
  expect(recipients.body.items).toContainEqual({ id: '901', name: 'Gone', email: 'gone@retail.example' });
  expect(JSON.stringify(recipients.body)).not.toMatch(/operator@|rival/);
  const [{ id: weak } = { id: '' }] = await rows<{ id: string }>(
    sql`select id::text as id from accounts where login = 'nobody'`,
  );
  const saved = await view('retailer', { name: 'For all' });
  const made = await make('retailer', saved, { recipient_ids: ['900', '901', weak] });
  expect(made.status, made.text).toBe(201);
  await run(sql`update accounts set status = 'disabled' where id = 901`);
  await send('retailer', made.body.id);
  const arrived = await mails.arrived();
  const to = (address: string) => arrived.filter((mail) => mail.to.address === address);
  expect(to('mate@retail.example').map(({ subject }) => subject)).toEqual([
    'For all: your CSV report is ready',
  ]);
  expect((await fileOf('mate', to('mate@retail.example')[0])).status).toBe(200);
  expect(to('gone@retail.example')).toEqual([]);
  expect(to('nobody@retail.example')).toEqual([]);
  const told = to('retailer@retail.example')
    .map(({ subject }) => subject)
    .sort();
  expect(told).toEqual([
    ...[
      'For all was not sent to Gone',
      'For all was not sent to nobody',
      'For all: your CSV report is ready',
    ],
  ]);
  const { last_run } = await read('retailer', made.body.id);
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
  const saved = await view('retailer');
  const { body } = await make('retailer', saved);
  await platform.call('retailer', 'DELETE', `/api/saved_views/${saved}`, { version: 1 });
  await look();
  await look();
  expect(await read('retailer', body.id)).toMatchObject({
    ...{
      is_paused: true,
      pause_reason: 'view_deleted',
      next_datetime: null,
      saved_view_id: null,
      view_name: 'Brands',
    },
  });
  expect((await mails.arrived()).map(({ subject }) => subject)).toEqual(['The schedule of Brands is paused']);
  expect((await send('retailer', body.id)).body).toMatchObject({ error_name: 'schedule_without_view' });

  const other = await make('shop', await view('shop', { name: 'Mine' }));
  expect(other.status, other.text).toBe(201);
  await run(sql`update accounts set roles = '{catalog_manager}' where id = 3`);
  await dueSince(other.body.id, 1);
  await look();
  await run(sql`update accounts set roles = '{user}' where id = 3`);
  expect(await rows(sql`select 1 from report_runs`)).toEqual([]);
  expect(
    await rows(sql`select pause_reason as reason from report_schedules where id = ${String(other.body.id)}`),
  ).toEqual([{ reason: 'ability_lost' }]);
});

test('SCHED-2, SCHED-3: what cannot be sent is refused with its field, and there is a most of schedules', async () => {
  const broken = async (saved: string, more: object) =>
    (await make('retailer', saved, more)).body.field_errors as unknown as Json[];
  const activity = await view('retailer');
  const list = await view('retailer', { screen: 'allocations_report', query: '', name: 'No file' });
  expect(await broken(list, {})).toMatchObject([{ field: 'saved_view_id', rule: 'no_file' }]);
  expect(await broken(activity, { format: 'pdf' })).toMatchObject([{ field: 'format', rule: 'not_offered' }]);
  expect(await broken(activity, { cadence: 'weekly' })).toMatchObject([
    { field: 'weekday', rule: 'required' },
  ]);
  expect(await broken(activity, { time: '24:00' })).toMatchObject([{ field: 'time', rule: 'clock_time' }]);
  expect(await broken(activity, { timezone: 'Mars' })).toMatchObject([
    { field: 'timezone', rule: 'unknown_timezone' },
  ]);
  expect(await broken('999999', {})).toMatchObject([{ field: 'saved_view_id', rule: 'unknown_view' }]);
  expect((await broken(await view('rival', { name: 'Theirs', is_shared: true }), {}))[0]).toMatchObject({
    rule: 'unknown_view',
  });
  const bad = await view('retailer', { name: 'Bad', query: 'start_date=2026-13-40' });
  expect(await broken(bad, {})).toMatchObject([{ field: 'saved_view_id', rule: 'view_unreadable' }]);
  const dry = await platform.call('retailer', 'POST', '/api/report_schedules?dry_run=true', {
    body: { saved_view_id: activity, ...DAILY },
  });
  expect(dry.status).toBe(201);
  for (let n = 0; n < MOST_SCHEDULES; n += 1) expect((await make('retailer', activity)).status).toBe(201);
  expect((await make('retailer', activity)).body).toMatchObject({ error_name: 'too_many_schedules' });
});

test('SCHED-6, SCHED-11: a schedule is saved against its version, paused, sent once a key, and nobody else’s', async () => {
  const saved = await view('retailer', {
    screen: 'redemptions',
    query: 'state=redeemed&redeemed_start=2026-01-01',
    name: 'All',
  });
  const { body } = await make('retailer', saved, { format: 'pdf', period: 'yesterday' });
  const change = (login: string, version: number, more: object) =>
    platform.call(login, 'PUT', `/api/report_schedules/${body.id}`, { version, body: { ...DAILY, ...more } });
  const paused = await change('retailer', 1, {
    is_paused: true,
    cadence: 'monthly',
    month_day: 31,
    weekday: 3,
  });
  expect(paused.body).toMatchObject({
    is_paused: true,
    next_datetime: null,
    month_day: 31,
    weekday: null,
    version: 2,
  });
  expect((await change('retailer', 1, {})).body).toMatchObject({
    error_name: 'stale_version',
    current: { version: 2 },
  });
  for (const login of ['shop', 'operator', 'rival']) {
    expect((await change(login, 2, {})).status).toBe(404);
    expect((await send(login, body.id)).status).toBe(404);
  }
  expect((await send('retailer', body.id, 'one')).status).toBe(202);
  expect((await send('retailer', body.id, 'one')).status).toBe(202);
  expect((await send('retailer', body.id, 'two')).body).toMatchObject({ error_name: 'report_under_way' });
  const [mail, ...others] = await mails.arrived();
  expect(others).toEqual([]);
  expect((await fileOf('retailer', mail)).text).toMatch(/^\ufeff?"id"/);
  expect((await change('retailer', 2, { is_paused: false })).body).toMatchObject({
    is_paused: false,
    version: 3,
  });
  const gone = await platform.call('retailer', 'DELETE', `/api/report_schedules/${body.id}`, { version: 3 });
  expect(gone.status).toBe(200);
  expect((await fileOf('retailer', mail)).status).toBe(200);
});
