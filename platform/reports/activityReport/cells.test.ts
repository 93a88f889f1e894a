import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
  await run(
    sql`insert into providers (id, name, kind, purchase_rate) values (91, 'Known', 'issued', 9000), (92, 'Unknown', 'pool', null)`,
  );
  await run(sql`insert into typologies (id, name_en, name_fr) values (61, 'Gift', 'Cadeau')`);
  await run(
    sql`insert into service_categories (id, typology_id, name_en, name_fr) values (62, 61, 'Home', 'Maison')`,
  );
  await run(
    sql`insert into search_tags (id, name_en, name_fr) values (71, 'Books', 'Livres'), (72, 'Sport', 'Sport')`,
  );
  await run(sql`insert into brands (id, sku, name) values ('RED', 'RED', 'Red'), ('BLU', 'BLU', 'Blue')`);
  await run(
    sql`insert into products (id, brand_id, name, country_restrictions, service_category_id) values ('RED-CARD', 'RED', 'Red card', '{}', 62), ('BLU-CARD', 'BLU', '=Blue', '{FR}', null)`,
  );
  await run(sql`insert into product_tags (product_id, tag_id) values ('RED-CARD', 71), ('RED-CARD', 72)`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, provider_id, face_value, currency) values
    ('RED-10', 'Red 10', 'RED', 'RED-CARD', 91, 1000, 'EUR'), ('BLU-5', 'Blue 5', 'BLU', 'BLU-CARD', 92, 500, 'GBP'), ('ODD-1', 'Odd', 'ODD', null, null, 100, 'EUR')`);
  await run(
    sql`insert into promotions (id, advertiser_id, name, start_datetime, experience_id) values (11, 1, 'First', now(), 1), (21, 2, 'Second', now(), 2), (31, 3, 'Rival’s', now(), 1)`,
  );
  await run(
    sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount, external_id) values (1, 81, 'committed', 'enabled', 'EUR', 1, 'IO-1'), (1, 82, 'open', 'enabled', 'EUR', 1, null)`,
  );
  await run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, reversed, face_value, currency, booked_at, activated_at, redeemed_at, updated_at, charge, charge_currency,
      source_allocation_id, payment_types, purchase_cost, testing) values
    (1, 11, 'RED-10', 'redeemed', false, 1000, 'EUR', '2026-03-01', '2026-03-01', '2026-03-31T22:30Z', now(), 950, 'EUR', 81, '{1,2}', 900, false),
    (1, 11, 'RED-10', 'redeemed', false, 1000, 'EUR', '2026-03-01', '2026-03-01', '2026-03-31T21:30Z', now(), 951, 'EUR', 82, '{0}', null, false),
    (1, 11, 'RED-10', 'refunded', true, 1000, 'EUR', '2026-03-01', '2026-03-01', '2026-03-15', now(), 950, 'EUR', null, '{0}', 900, false),
    (2, 21, 'BLU-5', 'redeemed', false, 500, 'GBP', '2026-03-01', '2026-03-01', '2026-03-15', now(), null, null, null, '{0}', null, false),
    (2, 21, 'ODD-1', 'redeemed', false, 100, 'EUR', '2026-03-01', '2026-03-01', '2026-04-15', now(), 100, 'EUR', null, '{2}', null, false),
    (3, 31, 'RED-10', 'redeemed', false, 1000, 'EUR', '2026-03-01', '2026-03-01', '2026-04-15', now(), 990, 'USD', null, '{0}', 900, false),
    (3, 31, 'RED-10', 'redeemed', false, 1000, 'EUR', '2026-03-01', '2026-03-01', '2026-04-15', now(), 990, 'USD', null, '{0}', 900, true)`);
});
afterAll(() => platform?.close());

const DAYS = 'start_date=2026-03-01&end_date=2026-04-30&timezone=Europe/Paris';
const ask = (query: string, login = 'operator') =>
  platform.call(login, 'GET', `/api/me/activity_report?${DAYS}&${query}`);
const rows = async (query: string, login?: string) =>
  (await ask(query, login)).body.items as unknown as Json[];

describe('a row of the activity report', () => {
  test.each([
    ...[
      'advertiser',
      'promotion',
      'experience',
      'io_number',
      'brand',
      'product',
      'reward',
      'tag',
      'typology',
      'service_category',
    ],
    ...[
      'payment_type',
      'reward_source',
      'provider',
      'brand,tag,payment_type',
      'advertiser,io_number,reward',
      '',
    ],
  ])('opens the redemption report with its redemptions: %s', async (group) => {
    for (const more of [
      'interval=monthly',
      'interval=none&include_refunded=true&tag_ids=71,none',
      'interval=none&state=all&payment_types=0,1&timeframe_scope=activate_at',
    ]) {
      const { body } = await ask(
        `group_by=${group}&metrics=redemptions,total_face_value,selling_price&${more}`,
      );
      const items = body.items as unknown as Json[];
      expect(items.length).toBeGreaterThan(0);
      for (const row of [...items, body.totals as Json]) {
        const list = (
          await platform.call('operator', 'GET', `/api/redemptions?per_page=100&${row.redemption_query}`)
        ).body;
        expect({ ...row, redemptions: list.total }).toEqual(row);
        if (!row.timeframe_start) continue;
        const sum = (list.items as unknown as Json[]).reduce(
          (all, { value }) => all + Number(value?.amount),
          0,
        );
        expect(sum.toFixed(2)).toBe(row.total_face_value?.amount);
      }
    }
  });

  test('never adds what is of different currencies, and counts what has no known cost', async () => {
    const [row] = await rows(
      'group_by=&interval=none&metrics=redemptions,purchase_cost,unit_purchase_cost&product_currency=EUR',
    );
    expect(row).toMatchObject({
      redemptions: 4,
      uncosted: 2,
      purchase_cost: { amount: '18.00', currency: 'EUR' },
      unit_purchase_cost: { amount: '9.00' },
      total_face_value: null,
    });
    const billed = await rows(
      'group_by=reward&interval=none&metrics=selling_price,unit_selling_price&reward=RED-10&sort=-selling_price',
    );
    expect(
      billed.map(({ selling_price: sum, unit_selling_price: each }) => [
        sum?.currency,
        sum?.amount,
        each?.amount,
      ]),
    ).toEqual([
      ['EUR', '19.01', '9.51'],
      ['USD', '9.90', '9.90'],
    ]);
  });

  test('ACTREP-6, ACTREP-22: its month is that of the zone, the last day included', async () => {
    const months = (await rows('group_by=&metrics=redemptions')).map(({ timeframe, redemptions }) => [
      timeframe,
      redemptions,
    ]);
    expect(months).toEqual([
      ['2026-03', 2],
      ['2026-04', 3],
    ]);
    const utc = await platform.call(
      'operator',
      'GET',
      '/api/me/activity_report?start_date=2026-03-01&end_date=2026-03-31&timezone=UTC&group_by=&metrics=redemptions',
    );
    expect(utc.body.totals?.redemptions).toBe(3);
  });

  test('ACTREP-23, ACTREP-24, ACTREP-25, ACTREP-28, ACTREP-32, ACTREP-33, ACTREP-14: what is not said is the default', async () => {
    const { body } = await platform.call('operator', 'GET', '/api/me/activity_report');
    expect(body).toMatchObject({
      interval: 'monthly',
      timeframe_scope: 'redeem_at',
      timezone: 'Europe/Paris',
      per_page: 100,
    });
    const [row] = await rows('');
    expect(row).toMatchObject({
      brand_sku: 'BLU',
      product_id: 'BLU-CARD',
      product_name: '=Blue',
      redemptions: 1,
      total_face_value: { amount: '5.00', currency: 'GBP' },
      advertiser_id: null,
      selling_price: null,
    });
  });

  test('names are in the language of who asks, and a text that begins like a formula is guarded in the file', async () => {
    const file = (
      await platform.call('operator', 'GET', `/api/me/activity_report.csv?${DAYS}&group_by=product,tag`)
    ).text;
    expect(file).toContain(`"'=Blue"`);
    expect(file).toContain('"Books"');
  });

  test('a file names its zone, and counts in each row what has no known cost', async () => {
    const query = 'group_by=&interval=none&metrics=redemptions,purchase_cost&product_currency=EUR';
    const { text } = await platform.call(
      'operator',
      'GET',
      `/api/me/activity_report.csv?${DAYS.replace('Europe/Paris', 'Asia/Tokyo')}&${query}`,
    );
    const [head, row] = text.replace('\ufeff', '').split('\r\n');
    expect(head).toBe(
      '"currency";"redemptions";"purchase_cost";"redemptions_without_purchase_cost";"timezone"',
    );
    expect(row).toBe('"EUR";"4";"18.00";"2";"Asia/Tokyo"');
  });
});

describe('who may ask what', () => {
  test.each([
    ['group_by=provider', 'group_by'],
    ['group_by=typology', 'group_by'],
    ['group_by=service_category', 'group_by'],
    ['metrics=purchase_cost', 'metrics'],
    ['metrics=unit_purchase_cost', 'metrics'],
    ['provider_ids=91', 'provider_ids'],
    ['typology_ids=61', 'typology_ids'],
    ['service_category_ids=62', 'service_category_ids'],
  ])('ACTREP-11, ACTREP-12: %s needs viewPromotionActivityReportPurchaseCost', async (query, field) => {
    const { status, body } = await ask(query, 'promotion_user');
    expect(status).toBe(403);
    expect(body.field_errors).toEqual([
      { field, rule: 'missing_ability', limit: 'viewPromotionActivityReportPurchaseCost' },
    ]);
    expect((await ask(query, 'retailer')).status).toBe(200);
  });

  test('sees its own advertisers alone', async () => {
    expect((await ask('group_by=brand', 'retailer')).body.totals?.redemptions).toBe(4);
    expect((await ask('group_by=promotion', 'retailer')).body.totals?.redemptions).toBe(4);
    expect((await ask('group_by=promotion&advertiser=3', 'retailer')).body.totals?.redemptions).toBe(0);
    expect((await ask('group_by=promotion&advertiser=2,3', 'retailer')).body.totals?.redemptions).toBe(2);
    expect((await ask('group_by=promotion&advertiser=2', 'operator')).body.totals?.redemptions).toBe(2);
    expect((await ask('group_by=brand', 'rival')).body.totals?.redemptions).toBe(1);
  });

  test.each([
    ['metrics=', 'metrics', 'no_metric'],
    ['start_date=2026-05-02', 'end_date', 'end_before_start_date'],
    ['interval=daily&start_date=2000-01-01', 'end_date', 'max'],
    ['interval=hourly', 'interval', 'choice'],
    ['timezone=Mars/Olympus', 'timezone', 'unknown_timezone'],
    ['sort=-selling_price', 'sort', 'not_shown'],
    ['group_by=colour', 'group_by.0', 'choice'],
    ['billing_currency=CHF', 'billing_currency.0', 'choice'],
  ])('ACTREP-18, ACTREP-20, ACTREP-31: %s is refused', async (query, field, rule) => {
    const names = new URLSearchParams(`${DAYS}&${query}`);
    const unique = new URLSearchParams(Object.fromEntries(names));
    const { status, body } = await platform.call('operator', 'GET', `/api/me/activity_report?${unique}`);
    expect(status).toBe(422);
    expect(body.field_errors as unknown as Json[]).toContainEqual(expect.objectContaining({ field, rule }));
  });
});
