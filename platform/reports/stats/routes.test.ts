import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { db } = platform.database;
  await db.execute(sql`insert into skus values ('AAA-BB1', 'Card', 'AAA', 1000, 'EUR', 'enabled')`);
  await db.execute(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) values (1, 1, 'A', now()), (2, 2, 'B', now()), (3, 3, 'C', now())`,
  );
  const redeem = (advertiser: number, at: string, state = 'redeemed') =>
    db.execute(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at)
      values (${advertiser}, ${advertiser}, 'AAA-BB1', ${state}, 1, 'EUR', ${at}, ${at}, ${at})`);
  await redeem(1, '2026-03-28T22:59:59Z'); // 28 March in Paris
  await redeem(1, '2026-03-28T23:00:00Z'); // 29 March in Paris: the day that lasts 23 hours
  await redeem(1, '2026-03-29T21:59:59Z'); // still 29 March
  await redeem(1, '2026-03-29T22:00:00Z'); // 30 March
  await redeem(2, '2026-03-29T12:00:00Z');
  await redeem(3, '2026-03-29T12:00:00Z');
  await redeem(1, '2026-03-29T12:00:00Z', 'canceled');
});
afterAll(() => platform.close());

const PERIOD = 'interval=daily&timezone=Europe/Paris&start_date=2026-03-28&end_date=2026-03-31';
const read = async (path: string, query = PERIOD, login = 'retailer') =>
  (await platform.call(login, 'GET', `/api/${path}?${query}`)).body;
const counts = async (path: string, query?: string, login?: string) =>
  ((await read(path, query, login)).items as unknown as { count: number }[]).map(({ count }) => count);

describe('daily figures', () => {
  test('ADV-42 ADV-43: of everything visible, of an advertiser, of a promotion', async () => {
    expect(await read('stats')).toEqual({
      interval: 'daily',
      timezone: 'Europe/Paris',
      items: [
        { date: '2026-03-28', count: 1 },
        { date: '2026-03-29', count: 3 },
        { date: '2026-03-30', count: 1 },
      ],
      total: 5,
    });
    expect(await counts('advertisers/1/stats')).toEqual([1, 2, 1]);
    expect(await counts('promotions/2/stats')).toEqual([0, 1, 0]);
    expect(await counts('stats', PERIOD, 'operator')).toEqual([1, 4, 1]);
    expect(await counts('stats', PERIOD, 'rival')).toEqual([0, 1, 0]);
  });

  test('ADV-44: the last day is excluded, so callers extend it by one', async () => {
    expect(await counts('stats', PERIOD.replace('03-31', '03-30'))).toEqual([1, 3]);
  });

  test('ADV-43: instants are taken as they are', async () => {
    const query =
      'interval=daily&timezone=UTC&start_date=2026-03-29T12:00:00Z&end_date=2026-03-29T22:00:01.000%2B00:00';
    expect(await counts('stats', query)).toEqual([3]);
  });

  test('are read in the zone asked for, else in the person’s own', async () => {
    expect(await counts('advertisers/1/stats', PERIOD.replace('Europe/Paris', 'UTC'))).toEqual([2, 2, 0]);
    expect((await read('stats', PERIOD.replace('timezone=Europe/Paris&', ''))).timezone).toBe('Europe/Paris');
  });

  test('ADV-43: count the states asked for', async () => {
    expect(await counts('stats', `${PERIOD}&states=canceled`)).toEqual([0, 1, 0]);
    expect(await counts('stats', `${PERIOD}&states=redeemed,canceled`)).toEqual([1, 4, 1]);
  });

  test.each(['advertisers/3/stats', 'promotions/3/stats', 'advertisers/99/stats', 'promotions/x/stats'])(
    '%s is not found',
    async (path) => {
      expect(await read(path)).toMatchObject({ status: 404, error_name: 'not_found' });
    },
  );

  test.each([
    [PERIOD.replace('daily', 'hourly'), 'interval', 'choice'],
    [PERIOD.replace('interval=daily&', ''), 'interval', 'required'],
    [PERIOD.replace('Europe/Paris', 'Mars/Olympus'), 'timezone', 'unknown_timezone'],
    [PERIOD.replace('2026-03-28', '2026-02-30'), 'start_date', 'day_or_instant'],
    [PERIOD.replace('03-31', '03-28'), 'end_date', 'end_before_start'],
    [PERIOD.replace('2026-03-31', '2027-05-03'), 'end_date', 'max'],
    [PERIOD.replace('2026-03-31', '9998-12-31'), 'end_date', 'max'],
    [`${PERIOD}&states=lost`, 'states.0', 'choice'],
    [PERIOD.replace('start_date', 'startDate'), 'start_date', 'required'],
  ])('%s is refused', async (query, field, rule) => {
    const errors = (await read('stats', query)).field_errors as unknown as Json[];
    expect(errors).toContainEqual(expect.objectContaining({ field, rule }));
  });

  test('ADV-43: a day that the zone left out has no redemptions, and the days around it are whole', async () => {
    const apia = (start: string, end: string) =>
      `interval=daily&timezone=Pacific/Apia&start_date=${start}&end_date=${end}`;
    expect(await read('stats', apia('2011-12-30', '2011-12-31'))).toMatchObject({
      items: [{ date: '2011-12-30', count: 0 }],
      total: 0,
    });
    expect(await counts('stats', apia('2011-12-29', '2012-01-01'))).toEqual([0, 0, 0]);
  });

  test('four hundred days are allowed, every one of them present', async () => {
    const query = PERIOD.replace('2026-03-31', '2027-05-02');
    expect((await counts('stats', query)).length).toBe(400);
  });
});
