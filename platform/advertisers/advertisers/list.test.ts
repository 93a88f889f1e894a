import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { openScope, systemScope } from '../../foundation/access/scope.ts';
import { post } from '../../money/ledger/post.ts';
import { type Call, type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { advertiserQuery, listAdvertisers } from './list.ts';
import { lastWeek } from './select.ts';

/** As document A §3 names them. */
const FIELDS =
  'id name status locale billing_currency balance balance_currency budget_alerts redemptions has_committed_allocation allow_committed_allocation contact_email contact_phone invoice_type debit_pending recredit_expired label reward_allocations medias'.split(
    ' ',
  );

const RETAILER = {
  caller: 'account:1',
  accountId: '2',
  organizationId: '1',
  isStaff: false,
  advertiserIds: ['1', '2'],
  roles: [],
  locale: 'en' as const,
  timezone: 'Europe/Paris',
  requestId: 'of-this-test',
};

let platform: TestPlatform;

const list = async (query: string, login = 'retailer', more?: Call) =>
  (await platform.call(login, 'GET', `/api/advertisers${query}`, more)).body;
const names = async (query: string, login?: string) =>
  (await list(query, login)).items as unknown as { name: string }[];
const order = async (query: string, login?: string) => (await names(query, login)).map(({ name }) => name);

beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { from, to } = lastWeek('Europe/Paris');
  const credit = (advertiserId: string, currency: string, amount: bigint) => ({
    advertiserId,
    currency,
    kind: 'credit' as const,
    amount,
  });
  await systemScope(platform.database).write(async (tx) => {
    await tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency, status)
      select 10 + n, 1, 'Zeta ' || lpad(n::text, 2, '0'), 'fr', 'EUR', case when n > 9 then 'disabled' else 'enabled' end
      from generate_series(1, 12) n`);
    await tx.execute(sql`insert into account_advertisers select 2, id from advertisers where id > 10`);
    await tx.execute(sql`insert into skus values ('AAA-BB1', 'Card', 'AAA', 1000, 'EUR', 'enabled')`);
    await tx.execute(
      sql`insert into promotions (id, advertiser_id, name, start_datetime) values (1, 1, 'One', now()), (3, 3, 'Three', now())`,
    );
    const redeemed = (
      advertiserId: number,
      promotionId: number,
      at: string,
      state = 'redeemed',
      currency = 'EUR',
    ) =>
      tx.execute(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at)
        values (${advertiserId}, ${promotionId}, 'AAA-BB1', ${state}, 1050, ${currency}, ${at}, ${at}, ${at})`);
    const before = (instant: string, ms: number) => new Date(Date.parse(instant) - ms).toISOString();
    await redeemed(1, 1, from);
    await redeemed(1, 1, before(to, 1));
    await redeemed(1, 1, before(to, 1), 'redeemed', 'USD');
    await redeemed(1, 1, before(from, 1));
    await redeemed(1, 1, to);
    await redeemed(1, 1, from, 'refunded');
    for (let n = 0; n < 5; n += 1) await redeemed(3, 3, from, 'redeemed', 'GBP');
    await post(tx, [credit('1', 'EUR', 12_345n), credit('2', 'JPY', 700n), credit('1', 'USD', 99_999n)]);
    await post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'book', amount: 2000n }]);
    await post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'redeem', amount: 345n }]);
  });
});
afterAll(() => platform.close());

describe('the list of advertisers', () => {
  test('ADVLIST-6 ADVLIST-7: sorts by the last seven days, busiest first, ten on a page', async () => {
    const page = await list('');
    expect(page).toMatchObject({ page: 1, per_page: 10, total: 14, total_is_capped: false });
    expect((page.items as unknown as Json[]).length).toBe(10);
    expect((await order(''))[0]).toBe('Alpha');
    expect(await order('', 'operator')).toEqual(expect.arrayContaining(['Gamma', 'Alpha']));
    expect((await order('', 'operator')).slice(0, 2)).toEqual(['Gamma', 'Alpha']);
  });

  test('ADV-36: counts what was redeemed in seven full days ending yesterday, valued in the billing currency', async () => {
    const [alpha] = (await list('?ids=1')).items as unknown as Json[];
    expect(alpha?.redemptions).toEqual({
      last_7_days: { states: { redeemed: 3 } },
      last_7_days_budget: { total_face_value: '21.00' },
    });
  });

  test('ADV-34: the balance is what is neither delivered nor expired, in the billing currency', async () => {
    const rows = (await list('?ids=2,1,3')).items as unknown as Json[];
    expect(Object.fromEntries(rows.map((row) => [row.id, [row.balance, row.balance_currency]]))).toEqual({
      1: ['120.00', 'EUR'],
      2: ['700', 'JPY'],
    });
  });

  test('ADV-34 ADV-35 ADV-36 ADV-37: one advertiser carries everything the specification lists', async () => {
    const { body } = await platform.call('retailer', 'GET', '/api/advertisers/1');
    expect(Object.keys(body)).toEqual(expect.arrayContaining(FIELDS));
    expect(body).toMatchObject({
      id: '1',
      budget_alerts: { alert_1: null, alert_2: null },
      balance: '120.00',
    });
    expect(body.redemptions).toMatchObject({ last_7_days: { states: { redeemed: 3 } } });
  });

  test('ADVLIST-1 ADVLIST-5: filters by status, and counts both under the same search', async () => {
    const page = await list('?status=disabled&search=zeta&expand=counts');
    expect(page).toMatchObject({ total: 3, counts: { enabled: 9, disabled: 3 } });
  });

  test('ADVLIST-4: finds a part of the name literally, from two characters on', async () => {
    expect(await order('?search=ETA&sort=name&per_page=2')).toEqual(['Beta', 'Zeta 01']);
    expect(await order('?name_contains=alph')).toEqual(['Alpha']);
    expect((await list('?search=%25%25')).total).toBe(0);
    expect(await list('?search=a')).toMatchObject({
      status: 422,
      field_errors: [{ field: 'search', rule: 'min_length', limit: '2' }],
    });
  });

  test.each([
    ['?sort=name', 'Alpha'],
    ['?sort=-name', 'Zeta 12'],
    ['?order_by=name&order=desc', 'Zeta 12'],
    ['?order_by=status&order=asc', 'Zeta 10'],
    ['?sort=-balance', 'Alpha'],
    ['?sort=last_7_days_redemptions', 'Beta'],
  ])('ADVLIST-3 ADVLIST-15 ADV-38: %s begins with %s', async (query, first) => {
    expect((await order(query))[0]).toBe(first);
  });

  test('ADVLIST-15: balances are in order within their currency, one currency after the other', async () => {
    const rows = async (query: string) =>
      ((await list(query)).items as unknown as Json[]).map((row) => [
        row.billing_currency,
        Number(row.balance),
      ]);
    const falling = await rows('?sort=-balance&per_page=100');
    const rising = await rows('?sort=balance&per_page=100');
    for (const [sortedRows, sign] of [
      [falling, -1],
      [rising, 1],
    ] as const) {
      const expected = [...sortedRows].sort(
        ([one, a], [other, b]) => String(one).localeCompare(String(other)) || sign * (Number(a) - Number(b)),
      );
      expect(sortedRows).toEqual(expected);
    }
    // Minor units alone would put 700 yen after 0.00 euro and before 120.00.
    expect(falling.at(-1)).toEqual(['JPY', 700]);
    expect(rising.at(-1)).toEqual(['JPY', 700]);
  });

  test('ADVLIST-3: pages neither repeat nor lose a row', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => order(`?page=${page}&per_page=5`)));
    expect(new Set(pages.flat()).size).toBe(14);
    expect(pages.map((page) => page.length)).toEqual([5, 5, 4]);
  });

  test('without viewBudget amounts are null and nothing is sorted by balance', async () => {
    const abilities = new Set<Ability>(['viewAdvertisers']);
    const scope = openScope(platform.database, { ...RETAILER, abilities });
    const query = advertiserQuery.parse({ ids: '1' });
    const { items } = await listAdvertisers(scope, query);
    expect(items).toMatchObject([
      { balance: null, budget_alerts: null, redemptions: { last_7_days_budget: { total_face_value: null } } },
    ]);
    await expect(listAdvertisers(scope, { ...query, sort: '-balance' })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('with editBudgetAlerts alone the limits are shown and the balance is not', async () => {
    const abilities = new Set<Ability>(['viewAdvertisers', 'editBudgetAlerts']);
    const scope = openScope(platform.database, { ...RETAILER, abilities });
    const { items } = await listAdvertisers(scope, advertiserQuery.parse({ ids: '1' }));
    expect(items).toMatchObject([{ balance: null, budget_alerts: { alert_1: null, alert_2: null } }]);
  });

  test.each([
    ['?page=0', 'page', 'min'],
    ['?page=1&page=2', 'page', 'type'],
    ['?page=one', 'page', 'whole_number'],
    ['?per_page=101', 'per_page', 'max'],
    ['?sort=owner', 'sort', 'choice'],
    ['?status=gone', 'status', 'choice'],
    ['?perPage=5', 'perPage', 'unknown'],
    ['?advertiser_id=3', 'advertiser_id', 'unknown'],
    ['?search=a%00b', 'search', 'format'],
  ])('%s is refused naming the field', async (query, field, rule) => {
    expect(await list(query)).toMatchObject({
      error_name: 'invalid_parameters',
      field_errors: [{ field, rule }],
    });
  });

  test('more than a hundred ids are refused', async () => {
    const ids = Array.from({ length: 101 }, (_, n) => n + 1).join(',');
    expect(await list(`?ids=${ids}`)).toMatchObject({
      field_errors: [{ field: 'ids', rule: 'max', limit: '100' }],
    });
  });

  test('ids of another advertiser are silently not there', async () => {
    expect((await list('?ids=3,1')).items).toMatchObject([{ id: '1' }]);
    expect((await list('?ids=1', 'rival')).items).toEqual([]);
  });
});
