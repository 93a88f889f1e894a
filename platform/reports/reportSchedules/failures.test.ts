import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ScheduleWorld, startSchedules } from '../../testing/reportSchedules.ts';

let world: ScheduleWorld;
beforeAll(async () => {
  world = await startSchedules();
  await world.run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (902, 1, 'mate', 'mate', 'mate@retail.example', true, 'Mate', '{admin}')`);
});
afterAll(() => world?.close());
beforeEach(() => world.clear());

const subjects = async () => (await world.mails.arrived()).map(({ subject }) => subject).sort();
const change = (id: unknown, version: number, more: object) =>
  world.platform.call('retailer', 'PUT', `/api/report_schedules/${id}`, {
    version,
    body: { cadence: 'daily', time: '08:00', timezone: 'Europe/Paris', format: 'csv', ...more },
  });

test('SCHED-10: a file that cannot be written is tried five times; then the run and a mail tell the owner', async () => {
  const { body } = await world.make('retailer', await world.view('retailer'), { recipient_ids: ['902'] });
  // Where the folder of sealed files would be stands a file.
  writeFileSync(join(world.folder, 'sealed'), '');
  await world.send('retailer', body.id);
  const attempts = () =>
    world.rows<{ attempts: number }>(
      sql`select attempts from jobs where kind = 'reportFile' and state = 'queued'`,
    );
  for (let times = 1; times <= 4; times += 1) {
    expect(await subjects()).toEqual([]);
    expect(await attempts()).toEqual([{ attempts: times }, { attempts: times }]);
    expect(await world.read('retailer', body.id)).toMatchObject({ last_run: { state: 'working' } });
    await world.run(sql`update jobs set run_at = now() where kind = 'reportFile'`);
  }
  expect(await subjects()).toEqual(['Brands was not sent to Mate', 'Brands was not sent to you']);
  expect(await attempts()).toEqual([]);
  expect(await world.read('retailer', body.id)).toMatchObject({
    is_paused: false,
    last_run: { state: 'failed', reason: 'not_written', rows: null },
  });
  rmSync(join(world.folder, 'sealed'));
  await world.send('retailer', body.id, 'again');
  expect(await subjects()).toEqual(['Brands: your CSV report is ready', 'Brands: your CSV report is ready']);
  expect(await world.read('retailer', body.id)).toMatchObject({ last_run: { state: 'done' } });
});

test('SCHED-10: a run that was asked for and is given up with its worker ends, and its owner can ask again', async () => {
  const { body } = await world.make('retailer', await world.view('retailer'));
  await world.send('retailer', body.id);
  await world.run(sql`update jobs set state = 'dead' where kind = 'reportRun'`);
  await world.look();
  expect(await world.read('retailer', body.id)).toMatchObject({ last_run: { state: 'working' } });
  await world.run(sql`update report_runs set created_at = now() - interval '1 hour'`);
  await world.look();
  await world.look();
  expect(await world.read('retailer', body.id)).toMatchObject({
    last_run: { state: 'failed', reason: 'not_written' },
  });
  expect(await subjects()).toEqual(['Brands was not sent to you']);
  expect((await world.send('retailer', body.id, 'anew')).status).toBe(202);
});

test('a change leaves the recipients, the days and the pause that it omits', async () => {
  const more = { recipient_ids: ['902'], period: 'last_7_days' };
  const { body } = await world.make('retailer', await world.view('retailer'), more);
  const unchanged = { recipients: [{ id: '902' }], period: 'last_7_days' };
  expect((await change(body.id, 1, { is_paused: true })).body).toMatchObject({
    ...unchanged,
    is_paused: true,
  });
  expect((await change(body.id, 2, { time: '10:00' })).body).toMatchObject({
    ...unchanged,
    time: '10:00',
    is_paused: true,
  });
});

test('SCHED-10: a view that its owner takes back pauses the schedules of others that are of it, once they are due', async () => {
  const saved = await world.view('shop', { is_shared: true, name: 'Team' });
  const { body } = await world.make('retailer', saved);
  const share = (version: number, is_shared: boolean) =>
    world.platform.call('shop', 'PUT', `/api/saved_views/${saved}`, { version, body: { is_shared } });
  expect((await share(1, false)).status).toBe(200);
  expect(await world.read('retailer', body.id)).toMatchObject({
    saved_view_id: null,
    view_name: 'Team',
    is_paused: false,
  });
  expect((await world.send('retailer', body.id)).body).toMatchObject({ error_name: 'schedule_without_view' });
  await world.dueSince(body.id, 0);
  await world.look();
  await world.look();
  expect(await world.read('retailer', body.id)).toMatchObject({
    is_paused: true,
    pause_reason: 'view_hidden',
    next_datetime: null,
  });
  expect(await subjects()).toEqual(['The schedule of Team is paused']);
  expect((await change(body.id, 2, { is_paused: false })).body).toMatchObject({
    error_name: 'schedule_without_view',
  });
  await share(2, true);
  expect((await change(body.id, 2, { is_paused: false })).body).toMatchObject({
    is_paused: false,
    pause_reason: null,
    saved_view_id: saved,
  });
});

test('SCHED-8: of a colleague who was disabled the owner is told once, and pauses and changes the schedule all the same', async () => {
  const { body } = await world.make('retailer', await world.view('retailer'), { recipient_ids: ['902'] });
  // Notified again once they received a file in between: the reason is new then.
  const set = (status: string) => world.run(sql`update accounts set status = ${status} where id = 902`);
  await set('disabled');
  for (const key of ['one', 'two']) {
    await world.send('retailer', body.id, key);
    expect(await subjects()).toEqual([
      ...(key === 'one' ? ['Brands was not sent to Mate'] : []),
      'Brands: your CSV report is ready',
    ]);
  }
  expect(await change(body.id, 1, { recipient_ids: ['902'], is_paused: true })).toMatchObject({
    status: 200,
  });
  expect((await change(body.id, 2, { recipient_ids: ['902'], time: '09:00' })).body).toMatchObject({
    version: 3,
    time: '09:00',
    recipients: [{ id: '902' }],
  });
  const other = await world.make('retailer', String(body.saved_view_id), { recipient_ids: ['902'] });
  expect(other.body.field_errors).toMatchObject([{ field: 'recipient_ids', rule: 'unknown_colleague' }]);
  await set('enabled');
  await world.send('retailer', body.id, 'three');
  expect(await subjects()).toHaveLength(2);
  await set('disabled');
  await world.send('retailer', body.id, 'four');
  expect(await subjects()).toContain('Brands was not sent to Mate');
});

test('SCHED-10: whoever may not see the report any more can still pause its schedule, and delete it', async () => {
  const { body } = await world.make('retailer', await world.view('retailer'));
  const roles = (names: string) =>
    world.run(sql`update accounts set roles = ${names}::text[] where login = 'retailer'`);
  const [before] = await world.rows<{ roles: string }>(
    sql`select roles::text as roles from accounts where login = 'retailer'`,
  );
  await roles('{catalog_manager}');
  world.platform.app.authentication.forget('2');
  try {
    expect((await change(body.id, 1, { is_paused: true })).status).toBe(200);
    expect((await change(body.id, 2, { is_paused: false })).status).toBe(403);
    const gone = await world.platform.call('retailer', 'DELETE', `/api/report_schedules/${body.id}`, {
      version: 2,
    });
    expect(gone.status).toBe(200);
  } finally {
    await roles(before?.roles ?? '{}');
    world.platform.app.authentication.forget('2');
  }
});
