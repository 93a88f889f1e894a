import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await platform.database.db.execute(sql`insert into recipients (advertiser_id, id, provider, uid, first_name, email, phone_number) values
    (1, 61, 'email', 'lea@x.example', 'Lea', 'lea@x.example', null), (1, 62, 'mobile', '33612345678', null, null, '+33612345678'),
    (1, 63, 'account', 'c-7', null, 'c7@x.example', null)`);
});
afterAll(() => platform?.close());

const save = (id: number, body: object, version = 1) =>
  platform.call('retailer', 'PUT', `/api/users/${id}`, { body, version });
const errorOf = async (id: number, body: object) => (await save(id, body)).body.field_errors;

test('REDDLG-27, REDDLG-28: what somebody is known by is locked', async () => {
  expect(await errorOf(61, { email: 'other@x.example' })).toMatchObject([{ field: 'email', rule: 'locked' }]);
  expect(await errorOf(62, { phone_number: '+33699999999' })).toMatchObject([
    { field: 'phone_number', rule: 'locked' },
  ]);
});

test('REDDLG-26: an e-mail address or a phone number stays', async () => {
  expect(await errorOf(63, { email: null })).toMatchObject([{ field: 'email', rule: 'contact_required' }]);
  expect((await save(63, { email: null, phone_number: '+33 6 11 22 33 44' })).body).toMatchObject({
    email: null,
    phone_number: '+33611223344',
    version: 2,
  });
});

test('RED-53: names are corrected under the version, another advertiser’s recipient is not there', async () => {
  expect((await save(61, { first_name: 'Léa' })).body).toMatchObject({ first_name: 'Léa', version: 2 });
  expect((await save(61, { first_name: 'Mine' })).body).toMatchObject({
    status: 409,
    error_name: 'stale_version',
  });
  expect(
    (await platform.call('rival', 'PUT', '/api/users/61', { body: { first_name: 'Mine' }, version: 2 }))
      .status,
  ).toBe(404);
});
