import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

const save = (body: unknown, { version = 1 } = {}) =>
  platform.call('retailer', 'PUT', '/api/accounts/me', { body, version });

test.each([
  'CET',
  'europe/paris',
  'Etc/GMT-2',
  '-0330',
  '+14:30',
  '+02:00',
  'UTC+2',
  '+2',
  'posixrules',
  'US/Pacific',
])(
  'ACCT-15: %s is no time zone of the list, and is refused for the profile and for the report',
  async (zone) => {
    for (const field of ['timezone', 'report_timezone']) {
      const { status, body } = await save({ [field]: zone });
      expect([status, body.field_errors]).toMatchObject([422, [{ field, rule: 'unknown_timezone' }]]);
    }
  },
);

test('ACCT-15: every zone of the list, its former names, and the one that is stored are saved', async () => {
  for (const [n, zone] of ['Asia/Kolkata', 'Asia/Calcutta', 'UTC'].entries())
    expect((await save({ timezone: zone }, { version: n + 1 })).body.timezone).toBe(zone);
  await platform.database.db.execute(sql`update accounts set timezone = '+02:00' where id = 2`);
  const kept = await save({ timezone: '+02:00', report_timezone: '+02:00', name: 'Same' }, { version: 4 });
  expect([kept.status, kept.body.timezone]).toEqual([200, '+02:00']);
});
