import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeBox } from '../../foundation/secrets/codeBox.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { codesKeys, codesHashKey } = platform.config;
  const hash = codeBox(codesKeys ?? [], codesHashKey ?? Buffer.alloc(32))
    .hash('WXYZ-5678')
    .toString('hex');
  const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
  await run(
    sql`insert into providers (id, name, kind, payment_type, url) values (91, 'Stocked', 'pool', 3, null), (92, 'Asked', 'http', 1, 'https://p.example')`,
  );
  await run(sql`insert into brands (id, sku, name) values ('RED', 'RED-BRAND', 'Red')`);
  await run(
    sql`insert into products (id, brand_id, name, country_restrictions) values ('RED-CARD', 'RED', 'Red card', '{}')`,
  );
  await run(sql`insert into search_tags (id, name_en, name_fr) values (71, 'Books', 'Livres')`);
  await run(sql`insert into product_tags (product_id, tag_id) values ('RED-CARD', 71)`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, provider_id, face_value, currency) values
    ('RED-10', 'Red 10', 'RED', 'RED-CARD', 91, 1000, 'EUR'), ('BLU-5', 'Blue 5', 'BLU', null, 92, 500, 'GBP')`);
  await run(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) values (11, 1, 'First', now()), (12, 1, 'Second', now()), (21, 2, 'Third', now()), (31, 3, 'Rival’s', now())`,
  );
  await run(sql`insert into recipients (advertiser_id, id, provider, uid, first_name, last_name, email, phone_number) values
    (1, 51, 'email', 'lea@x.example', 'Léa', 'Martin', 'lea@x.example', '+33612345678'), (3, 53, 'email', 'lea@x.example', 'Léa', 'Rival', 'lea@x.example', null)`);
  await run(sql`insert into redemptions (advertiser_id, id, promotion_id, sku, state, reversed, face_value, currency, booked_at, activated_at, redeemed_at,
      refunded_at, updated_at, recipient_id, order_id, external_ref, company_name, tracking_code, testing, payment_types) values
    (1, 101, 11, 'RED-10', 'redeemed', false, 1000, 'EUR', '2026-03-01', '2026-03-01', '2026-03-02', null, '2026-03-02', 51, 'ORD-1', 'crm-1', 'Épicerie', 'TRK1', false, '{1,4}'),
    (1, 102, 12, 'BLU-5', 'refunded', true, 500, 'GBP', '2026-03-03', '2026-03-03', '2026-03-04', '2026-03-10', '2026-03-10', null, 'ord-2', null, null, '1Z999AA101', false, '{0}'),
    (2, 103, 21, 'BLU-5', 'booked', false, 500, 'GBP', '2026-03-05', null, null, null, '2026-03-05', null, null, null, null, null, false, '{0}'),
    (1, 104, 11, 'RED-10', 'pending', false, 1000, 'EUR', '2026-03-04', '2026-03-04', null, null, '2026-03-09', 51, null, null, null, null, true, '{0}'),
    (3, 105, 31, 'RED-10', 'refunded', false, 1000, 'EUR', '2026-03-01', '2026-03-01', '2026-03-02', '2026-03-20', '2026-03-20', 53, 'ORD-1', null, null, null, false, '{0}')`);
  await run(sql`insert into redemption_codes (advertiser_id, redemption_id, usage, code_hash, last4, key_id, wrapped_key, sealed) values
    (1, 101, 'primary', decode(${hash}, 'hex'), '5678', 'k', '', '')`);
});
afterAll(() => platform?.close());

const ask = (query: string, login = 'operator') => platform.call(login, 'GET', `/api/redemptions?${query}`);
const ids = async (query: string, login?: string) =>
  ((await ask(query, login)).body.items as unknown as Json[]).map(({ id }) => Number(id));

test('RED-49, RED-43: one of them says why it stands there and where it is shipped, expanded or not', async () => {
  const one = (query: string) => platform.call('operator', 'GET', `/api/redemptions/101${query}`);
  expect((await one('?expand=state_details,address')).body).toMatchObject({
    id: '101',
    state_details: null,
    address: null,
    value: { amount: '10.00', currency: 'EUR' },
  });
  expect((await one('')).status).toBe(200);
  expect((await one('?expand=secrets')).body).toMatchObject({
    status: 422,
    field_errors: [{ field: 'expand', rule: 'unknown_expansion' }],
  });
});

describe('the report', () => {
  test('REDLIST-48, REDLIST-24: shows those activated last first, a booked one where it was booked, and trials where they are asked for', async () => {
    expect(await ids('')).toEqual([103, 102, 105, 101]);
    expect(await ids('with_testing=true')).toEqual([103, 104, 102, 105, 101]);
    expect(await ids('ids=104')).toEqual([104]);
    expect(await ids('id=104')).toEqual([104]);
  });

  test('REDLIST-38, REDLIST-31: comes in pages of ten with its total, and goes on behind a cursor', async () => {
    const first = (await ask('per_page=3')).body;
    expect(first).toMatchObject({ page: 1, per_page: 3, total: 4, total_is_capped: false, reading: null });
    expect((await ask('')).body).toMatchObject({ per_page: 10, end_cursor: null });
    const next = (await ask(`first=3&after=${first.end_cursor}`)).body;
    expect((next.items as unknown as Json[]).map(({ id }) => id)).toEqual(['101']);
    expect(next.end_cursor).toBeNull();
    expect((await ask('after=nonsense')).body.field_errors).toEqual([
      { field: 'after', rule: 'unknown_cursor' },
    ]);
    expect((await ask('page=100000')).body.field_errors).toEqual([
      { field: 'page', rule: 'max', limit: '10001' },
    ]);
  });

  test('REDLIST-38: is sorted by another field, and goes on in that order', async () => {
    expect(await ids('sort=id')).toEqual([101, 102, 103, 105]);
    expect(await ids('sort=-value')).toEqual([103, 102, 105, 101]);
    expect(await ids('sort=activation_datetime')).toEqual([101, 105, 102, 103]);
    const { end_cursor } = (await ask('sort=id&first=3')).body;
    expect(await ids(`sort=id&first=3&after=${end_cursor}`)).toEqual([105]);
  });
});

describe('filters', () => {
  test.each([
    ['REDLIST-6', 'id=101', [101]],
    ['REDLIST-6', 'order_id=ORD-1', [105, 101]],
    ['REDLIST-6', 'external_ref=crm-1', [101]],
    ['REDLIST-6', 'company_name=epic', [101]],
    ['REDLIST-6', 'reward_code=wxyz-5678', [101]],
    ['REDLIST-6', 'reward_code=5678', [101]],
    ['REDLIST-6', 'provider_tracking_code=TRK1', [101]],
    ['REDLIST-6, REDLIST-44', 'payment_types=4', [101]],
    ['REDLIST-6, REDLIST-44', 'payment_types=0,1', [103, 102, 105, 101]],
    ['REDLIST-27', 'state=all', [103, 102, 105, 101]],
    ['REDLIST-27', 'state=booked,redeemed', [103, 101]],
    ['REDLIST-27', 'state=refunded', [102, 105]],
    ['REDLIST-28', 'state=refunded_reversed', [102]],
    ['REDLIST-29', 'state=refunded_canceled', [105]],
    ['REDLIST-27, REDLIST-28', 'state=booked,refunded_reversed', [103, 102]],
    ['REDLIST-7', 'name=lea', [105, 101]],
    ['REDLIST-7', 'name=Martin L%C3%A9a', [101]],
    ['REDLIST-7, REDLIST-25', 'email=LEA@x', [105, 101]],
    ['REDLIST-7, REDLIST-26', 'phone_number=%2B33 6 12 34 56 78', [101]],
    ['REDLIST-26', 'phone_number=0033 (0)6 12', [101]],
    ['REDLIST-26', 'phone_number=06 12 34 56 78', [101]],
    ['REDLIST-26', 'phone_number=none', []],
    ['REDLIST-6', 'reward_code=wxyz5678', [101]],
    ['REDLIST-6', 'reward_code=WXYZ 5678', [101]],
    ['REDLIST-6', 'provider_tracking_code=trk 1', [101]],
    ['REDLIST-8', 'brand_skus=RED', [105, 101]],
    ['REDLIST-8', 'reward_source_ids=1', [105, 101]],
    ['REDLIST-8', 'reward_source_ids=2', [103, 102]],
    ['REDLIST-8, REDLIST-47', 'tag_ids=71', [105, 101]],
    ['REDLIST-8', 'provider_ids=92', [103, 102]],
    ['REDLIST-8, REDLIST-45', 'provider_payment_types=3', [105, 101]],
    ['REDLIST-9', 'advertiser=3', [105]],
    ['REDLIST-9', 'promotion=11', [101]],
    ['REDLIST-9', 'product=RED-CARD', [105, 101]],
    ['REDLIST-9', 'reward=BLU-5,NONE', [103, 102]],
    ['REDLIST-9', 'product_currency=GBP', [103, 102]],
    ['REDLIST-10, REDLIST-11', 'activation_start=2026-03-03&activation_end=2026-03-05', [102]],
    ['REDLIST-10, REDLIST-11', 'redeemed_end=2026-03-02', [105, 101]],
    ['REDLIST-10, REDLIST-11', 'refund_start=2026-03-11T00:00:00Z', [105]],
  ])('%s: ?%s', async (_numbers, query, found) => {
    expect(await ids(query)).toEqual(found);
  });

  test('REDLIST-9: all of them have to hold', async () => {
    expect(await ids('brand_skus=RED&state=redeemed&name=lea')).toEqual([101]);
    expect(await ids('brand_skus=RED&state=booked')).toEqual([]);
  });

  test('bad input names its field and its rule', async () => {
    const { status, body } = await ask('refund_start=2026-03-02&refund_end=2026-03-01');
    expect([status, body.field_errors]).toEqual([422, [{ field: 'refund_end', rule: 'ends_before_start' }]]);
    expect((await ask('colour=red')).body.field_errors).toEqual([{ field: 'colour', rule: 'unknown' }]);
  });
});

describe('who sees what', () => {
  test('a retailer finds its own, by whichever way', async () => {
    for (const query of [
      '',
      'name=lea',
      'email=lea@x.example',
      'order_id=ORD-1',
      'search=ORD-1',
      'search=lea',
      'id=105',
      'brand_skus=RED',
    ])
      expect(await ids(query, 'retailer'), query).not.toContain(105);
    expect(await ids('', 'retailer')).toEqual([103, 102, 101]);
    expect(await ids('advertiser=3', 'retailer')).toEqual([]);
    expect(await ids('promotion=31', 'retailer')).toEqual([]);
  });

  test.each(['provider_ids=92', 'provider_payment_types=3'])(
    'REDLIST-22: ?%s needs redemptionsAdmin, and tells nothing without it',
    async (query) => {
      const { status, body } = await ask(query, 'retailer');
      expect([status, body.items]).toEqual([403, undefined]);
      const [field = ''] = query.split('=');
      expect(body).toMatchObject({
        field_errors: [{ field, rule: 'missing_ability', limit: 'redemptionsAdmin' }],
      });
    },
  );
});

describe('the search box', () => {
  test('finds names, companies and order IDs in decomposed letters, as macOS writes them, by either form', async () => {
    const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
    for (const [at, form] of (['NFC', 'NFD'] as const).entries()) {
      const of = (text: string) => text.normalize(form);
      await run(sql`insert into recipients (advertiser_id, id, provider, uid, first_name, last_name, email) values
        (1, ${61 + at}, 'email', ${`z${at}@x.example`}, ${of('Zélie')}, ${of('Çelik')}, ${`z${at}@x.example`})`);
      await run(sql`insert into redemptions (advertiser_id, id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, recipient_id, order_id, company_name)
        values (1, ${161 + at}, 11, 'RED-10', 'booked', 1000, 'EUR', '2026-02-01', '2026-02-01', ${61 + at}, ${of(`é-${at}`)}, ${of('Crèmerie')})`);
    }
    for (const form of ['NFC', 'NFD'] as const) {
      const of = (text: string) => encodeURIComponent(text.normalize(form));
      for (const query of [
        `search=${of('Zélie')}`,
        `name=${of('çelik')}`,
        `company_name=${of('Crèm')}`,
        'search=Zelie',
      ])
        expect((await ids(query)).sort(), query).toEqual([161, 162]);
      for (const [at, id] of [161, 162].entries())
        for (const name of ['search', 'order_id'])
          expect(await ids(`${name}=${of(`é-${at}`)}`), `${name} ${form}`).toEqual([id]);
    }
    await run(sql`delete from redemptions where id in (161, 162)`);
    await run(sql`delete from recipients where id in (61, 62)`);
  });

  test.each([
    ['101', [101], ['id', 'order_id', 'batch_id', 'external_ref']],
    ['ord-', [102, 105, 101], ['name', 'email', 'order_id', 'external_ref', 'reward_code']],
    ['lea@x', [105, 101], ['email', 'external_ref']],
    ['L%C3%A9a', [105, 101], ['name', 'email', 'order_id', 'external_ref']],
    ['5678', [101], ['id', 'reward_code', 'order_id', 'batch_id', 'external_ref']],
    ['WXYZ-5678', [101], ['order_id', 'external_ref', 'reward_code', 'tracking_code', 'email']],
    ['wxyz5678', [101], ['order_id', 'external_ref', 'reward_code', 'tracking_code', 'email']],
    ['WXYZ 5678', [101], ['order_id', 'external_ref', 'reward_code', 'tracking_code']],
    ['1Z 999 AA1 01', [102], ['order_id', 'external_ref', 'reward_code', 'tracking_code']],
    ['1z999aa101', [102], ['order_id', 'external_ref', 'reward_code', 'tracking_code', 'email']],
    ['%23101', [101], ['id', 'order_id', 'batch_id', 'external_ref']],
    ['n%C2%B0 101', [101], ['id', 'order_id', 'batch_id', 'external_ref']],
    ['06 12 34 56 78', [101], ['phone_number', 'order_id', 'external_ref', 'reward_code', 'tracking_code']],
    ['0612345678', [101], ['order_id', 'reward_code', 'tracking_code', 'phone_number', 'external_ref', 'id']],
    ['crm-1', [101], ['order_id', 'external_ref', 'email']],
    ['nothing like it', [], ['name', 'order_id', 'external_ref']],
  ])('“%s” finds %j', async (text, found, ways) => {
    const { body } = await ask(`search=${text}`);
    expect((body.items as unknown as Json[]).map(({ id }) => Number(id))).toEqual(found);
    expect(body).toMatchObject({ total: found.length, reading: { ways } });
  });
});
