import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

const MANY = 13_600;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { db } = platform.database;
  await db.execute(
    sql`insert into skus (sku, name, brand_sku, face_value, currency) values ('OLD-1', 'Old', 'OLD', 100, 'EUR'), ('NEW-1', 'New', 'NEW', 100, 'EUR')`,
  );
  await db.execute(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) values (11, 1, 'First', now()), (31, 3, 'Rival’s', now())`,
  );
  // One a minute; every eighth is of another advertiser. The older three quarters are of another reward and have numbers of their own.
  await db.execute(sql`insert into redemptions (advertiser_id, id, promotion_id, sku, state, face_value, currency, booked_at, activated_at, updated_at, order_id)
    select case when n % 8 = 0 then 3 else 1 end, 1000 + n, case when n % 8 = 0 then 31 else 11 end, case when n <= ${MANY}::int * 3 / 4 then 'OLD-1' else 'NEW-1' end,
      'pending', 100, 'EUR', m.at, m.at, m.at, case when n <= ${MANY}::int * 3 / 4 then 'OLD-' || lpad(n::text, 6, '0') end
    from generate_series(1, ${MANY}::int) n cross join lateral (select '2026-01-01'::timestamptz + n * interval '1 minute' as at) m`);
});
afterAll(() => platform?.close());

const ask = async (query: string, login = 'operator') =>
  (await platform.call(login, 'GET', `/api/redemptions?${query}`)).body;
const idsOf = (body: Json) => (body.items as unknown as Json[]).map(({ id }) => Number(id) - 1000);

test('REDLIST-35, REDLIST-49: more than 10000 are counted as 10000, and go on behind the cursor', async () => {
  const first = await ask('');
  expect(first).toMatchObject({ total: 10_000, total_is_capped: true });
  expect(idsOf(first).slice(0, 2)).toEqual([MANY, MANY - 1]);
  expect(idsOf(await ask(`first=2&after=${first.end_cursor}`))).toEqual([MANY - 10, MANY - 11]);
  expect(idsOf(await ask('page=1101'))[0]).toBe(MANY - 11_000);
});

test('REDLIST-32, REDLIST-33: another order is refused by name, and taken where fewer match', async () => {
  const refused = await platform.call('operator', 'GET', '/api/redemptions?sort=order_id');
  expect([refused.status, refused.body.error_name]).toEqual([422, 'sorting_limit_exceeded']);
  expect(String(refused.body.message)).toContain('10000');
  expect(idsOf(await ask('sort=activation_datetime')).slice(0, 2)).toEqual([1, 2]);
  expect(idsOf(await ask('sort=-order_id&advertiser=3')).slice(0, 2)).toEqual([
    (MANY * 3) / 4,
    (MANY * 3) / 4 - 8,
  ]);
});

test.each([
  ['promotion=11,31', MANY],
  ['reward=OLD-1,NEW-1', MANY],
  ['advertiser=1,3', MANY],
  ['reward=OLD-1', (MANY * 3) / 4],
  ['search=old-0', (MANY * 3) / 4],
])('the newest stand first, however far down they are: ?%s', async (query, newest) => {
  const first = await ask(query);
  expect(first.total_is_capped).toBe(true);
  expect(idsOf(first)).toEqual(Array.from({ length: 10 }, (_, place) => newest - place));
  const next = await ask(`${query}&first=3&after=${first.end_cursor}`);
  expect(idsOf(next)).toEqual([newest - 10, newest - 11, newest - 12]);
  expect(idsOf(await ask(`${query}&page=3`))[0]).toBe(newest - 20);
});

test('a retailer of two advertisers finds the newest of its own', async () => {
  expect(idsOf(await ask('per_page=3', 'retailer'))).toEqual([MANY - 1, MANY - 2, MANY - 3]);
  expect(await ask('', 'retailer')).toMatchObject({ total: 10_000, total_is_capped: true });
});
