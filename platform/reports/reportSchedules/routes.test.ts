import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_SCHEDULES } from '../../../schema/reports/reportSchedules.ts';
import { DAILY, type ScheduleWorld, startSchedules } from '../../testing/reportSchedules.ts';
import type { Json } from '../../testing/testPlatform.ts';

let world: ScheduleWorld;
beforeAll(async () => {
  world = await startSchedules();
});
afterAll(() => world?.close());
beforeEach(() => world.clear());

test('SCHED-2, SCHED-3: what cannot be sent is refused with its field, and there is a most of schedules', async () => {
  const broken = async (saved: string, more: object) =>
    (await world.make('retailer', saved, more)).body.field_errors as unknown as Json[];
  const activity = await world.view('retailer');
  const list = await world.view('retailer', { screen: 'allocations_report', query: '', name: 'No file' });
  expect(await broken(list, {})).toMatchObject([{ field: 'saved_view_id', rule: 'no_file' }]);
  expect(await broken(activity, { format: 'pdf' })).toMatchObject([{ field: 'format', rule: 'not_offered' }]);
  expect(await broken(activity, { cadence: 'weekly' })).toMatchObject([
    { field: 'weekday', rule: 'required' },
  ]);
  expect(await broken(activity, { time: '24:00' })).toMatchObject([{ field: 'time', rule: 'clock_time' }]);
  for (const timezone of ['Mars', 'CET', 'europe/paris', 'Etc/GMT-2', '-0330', '+02:00'])
    expect(await broken(activity, { timezone })).toMatchObject([
      { field: 'timezone', rule: 'unknown_timezone' },
    ]);
  expect(await broken('999999', {})).toMatchObject([{ field: 'saved_view_id', rule: 'unknown_view' }]);
  expect((await broken(await world.view('rival', { name: 'Theirs', is_shared: true }), {}))[0]).toMatchObject(
    {
      rule: 'unknown_view',
    },
  );
  const bad = await world.view('retailer', { name: 'Bad', query: 'start_date=2026-13-40' });
  expect(await broken(bad, {})).toMatchObject([{ field: 'saved_view_id', rule: 'view_unreadable' }]);
  const dry = await world.platform.call('retailer', 'POST', '/api/report_schedules?dry_run=true', {
    body: { saved_view_id: activity, ...DAILY },
  });
  expect(dry.status).toBe(201);
  for (let n = 0; n < MAX_SCHEDULES; n += 1)
    expect((await world.make('retailer', activity)).status).toBe(201);
  expect((await world.make('retailer', activity)).body).toMatchObject({ error_name: 'too_many_schedules' });
});

test('SCHED-6, SCHED-11: a schedule is saved against its version, paused, sent once a key, and nobody else’s', async () => {
  const saved = await world.view('retailer', {
    screen: 'redemptions',
    query: 'state=redeemed&redeemed_start=2026-01-01',
    name: 'All',
  });
  const { body } = await world.make('retailer', saved, { format: 'pdf', period: 'yesterday' });
  const change = (login: string, version: number, more: object) =>
    world.platform.call(login, 'PUT', `/api/report_schedules/${body.id}`, {
      version,
      body: { ...DAILY, ...more },
    });
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
    expect((await world.send(login, body.id)).status).toBe(404);
  }
  expect((await world.send('retailer', body.id, 'one')).status).toBe(202);
  expect((await world.send('retailer', body.id, 'one')).status).toBe(202);
  expect((await world.send('retailer', body.id, 'two')).body).toMatchObject({
    error_name: 'report_under_way',
  });
  const [mail, ...others] = await world.mails.arrived();
  expect(others).toEqual([]);
  expect((await world.fileOf('retailer', mail)).text).toMatch(/^\ufeff?"id"/);
  expect((await change('retailer', 2, { is_paused: false })).body).toMatchObject({
    is_paused: false,
    version: 3,
  });
  const gone = await world.platform.call('retailer', 'DELETE', `/api/report_schedules/${body.id}`, {
    version: 3,
  });
  expect(gone.status).toBe(200);
  expect((await world.fileOf('retailer', mail)).status).toBe(200);
});

test('SCHED-8: a recipient is found by a name without its accents, and with others', async () => {
  await world.run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles, accepted_at)
    values (910, 1, 'renee', 'renee', 'tanguy@retail.example', true, 'Renée Tanguy', '{admin}', now())`);
  for (const text of ['renee', 'RENÉE', 'Renée t']) {
    const url = `/api/report_recipients?search=${encodeURIComponent(text)}`;
    expect((await world.platform.call('retailer', 'GET', url)).body.items).toMatchObject([{ id: '910' }]);
  }
});
