import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../platform/database.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'operator@guerdon.example';

const FIELDS = 'productId discount label sku brandName brandSku version';
const READ = `query ($id: ID!, $search: String, $sort: DiscountSort, $page: PageInput) { advertiser(id: $id) { hasDiscounts
  discounts(search: $search, sort: $sort, page: $page) { items { ${FIELDS} } page { number size totalCount totalPages } } } }`;
const SAVE = `mutation ($input: UpdateDiscountInput!) { updateDiscount(input: $input) { __typename
  ... on UpdateDiscountSuccess { discount { ${FIELDS} } before rewards effects { postings { kind } figures { name } mails { subject } } advertiser { hasDiscounts } }
  ... on StaleDiscount { current { ${FIELDS} } }
  ... on InvalidInput { fieldErrors { field rule limit } } } }`;

interface Discount {
  productId: string;
  discount: string;
  label: string;
  brandName: string;
  version: number;
}

interface Saved {
  __typename: string;
  discount: Discount;
  current: Discount;
  before: string;
  rewards: number;
  advertiser: { hasDiscounts: boolean };
  fieldErrors: { field: string; rule: string; limit: string | null }[];
}

describe.each(ENGINES)('discounts on %s', (engine) => {
  let world: World;
  const id = '1';
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const { db } = world.database;
    await db.execute(
      sql`insert into brands (id, sku, name) values ('ZZ8', 'ZZ8-BRAND', 'Öl & Co'), ('ZZ9', 'ZZ9-BRAND', 'Zürich')`,
    );
    await db.execute(sql`insert into products (id, brand_id, name, status, country_restrictions) values
      ('ZZ9-A', 'ZZ9', 'Apple', 'enabled', '{}'), ('ZZ8-B', 'ZZ8', 'éclair', 'enabled', '{}'),
      ('ZZ9-C', 'ZZ9', 'Zebra 100%', 'enabled', '{}'), ('ZZ9-OFF', 'ZZ9', 'Off sale', 'disabled', '{}')`);
    await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status) values
      ('ZZ9-A5', 'Apple 5', 'ZZ9-BRAND', 'ZZ9-A', 500, 'EUR', 'enabled'), ('ZZ9-A9', 'Apple 9', 'ZZ9-BRAND', 'ZZ9-A', 900, 'EUR', 'disabled')`);
  });
  afterAll(() => world?.close());
  beforeEach(async () => {
    await world.database.db.execute(sql`delete from discounts where advertiser_id = ${id}`);
    await world.database.db.execute(sql`update advertisers set has_discounts = false where id = ${id}`);
  });

  const save = async (input: object, login = RETAILER) =>
    (
      await world.ask<{ updateDiscount: Saved }>(login, SAVE, {
        input: { advertiserId: id, productId: 'ZZ9-A', version: 0, ...input },
      })
    ).updateDiscount;
  const read = async (variables: object = {}) =>
    (
      await world.ask<{
        advertiser: { hasDiscounts: boolean; discounts: { items: Discount[]; page: object } };
      }>(RETAILER, READ, { id, ...variables })
    ).advertiser;
  const events = () =>
    rowsOf<{ action: string }>(
      world.database.db,
      sql`select action, noun_id, before, after from events where noun = 'discounts' and advertiser_id = ${id} order by id`,
    );
  const put = (login: string, body: object, query = '', version = '0') =>
    world.rest(login, 'PUT', `/api/advertisers/${id}/discounts${query}`, body, { 'if-match': version });

  test('DISC-8, DISC-11, DISC-12, ADV-24: a discount is given and read with its product and brand; the advertiser has one then', async () => {
    const saved = await save({ discount: '12.50' });
    expect(saved).toMatchObject({ __typename: 'UpdateDiscountSuccess', before: '0', rewards: 1 });
    expect(saved).toMatchObject({
      effects: { postings: [], figures: [], mails: [] },
      advertiser: { hasDiscounts: true },
    });
    expect(await read()).toEqual({
      hasDiscounts: true,
      discounts: {
        items: [
          {
            productId: 'ZZ9-A',
            discount: '12.5',
            label: 'Apple',
            sku: 'ZZ9-A',
            brandName: 'Zürich',
            brandSku: 'ZZ9-BRAND',
            version: saved.discount.version,
          },
        ],
        page: { number: 1, size: 10, totalCount: 1, totalPages: 1 },
      },
    });
  });

  test('DISC-13, ADV-24: 0 deletes it, and the last one gone the advertiser has none', async () => {
    const given = await save({ discount: '10' });
    await save({ productId: 'ZZ8-B', discount: '20' });
    const gone = await save({ discount: '0', version: given.discount.version });
    expect(gone).toMatchObject({ before: '10', discount: { discount: '0', version: 0 } });
    expect(gone.advertiser.hasDiscounts).toBe(true);
    const { discounts } = await read();
    expect(discounts.items.map(({ productId }) => productId)).toEqual(['ZZ8-B']);
    const last = await save({ productId: 'ZZ8-B', discount: '0', version: discounts.items[0]?.version });
    expect(last.advertiser.hasDiscounts).toBe(false);
    expect(await read()).toMatchObject({ hasDiscounts: false, discounts: { items: [] } });
  });

  test('DISC-9: the limits hold at the platform’s door, each named with its field', async () => {
    for (const [discount, rule] of [
      ['-0.01', 'discount_too_low'],
      ['100.01', 'discount_too_high'],
      ['12.345', 'two_decimals'],
      ['ten', 'expect_a_number'],
      ['', 'required'],
    ]) {
      const answer = await put(RETAILER, { product_id: 'ZZ9-A', discount });
      expect(answer).toMatchObject({ status: 422, body: { field_errors: [{ field: 'discount', rule }] } });
    }
    expect((await save({ discount: '0' })).discount).toMatchObject({ discount: '0', version: 0 });
    expect((await save({ discount: '100' })).discount.discount).toBe('100');
  });

  test('DISC-10: without a product, with one that is not there or not on sale, it is refused', async () => {
    const bare = await put(RETAILER, { discount: '5' });
    expect(bare.body.field_errors).toEqual([{ field: 'product_id', rule: 'required' }]);
    for (const productId of ['ZZ9-NONE', 'ZZ9-OFF']) {
      expect(await save({ productId, discount: '5' })).toEqual({
        __typename: 'InvalidInput',
        fieldErrors: [{ field: 'productId', rule: 'unknown_product', limit: null }],
      });
    }
    const more = await put(RETAILER, { product_id: 'ZZ9-A', discount: '5', label: 'x' });
    expect(more.body.field_errors).toEqual([{ field: 'label', rule: 'unknown' }]);
  });

  test('a discount on a product that went off sale can still be changed and deleted', async () => {
    await world.database.db.execute(
      sql`insert into discounts (advertiser_id, product_id, basis_points) values (${id}, 'ZZ9-OFF', 500)`,
    );
    const [row] = (await read()).discounts.items;
    const changed = await save({ productId: 'ZZ9-OFF', discount: '6', version: row?.version });
    expect(changed.discount.discount).toBe('6');
    const gone = await save({ productId: 'ZZ9-OFF', discount: '0', version: changed.discount.version });
    expect(gone.discount.version).toBe(0);
  });

  test('API-7: of two editors the second learns what the first saved, also when it was deleted and given anew', async () => {
    const given = await save({ discount: '10' });
    const { version } = given.discount;
    const first = await save({ discount: '20', version });
    const second = await save({ discount: '30', version });
    expect(second).toEqual({ __typename: 'StaleDiscount', current: first.discount });

    await save({ discount: '0', version: first.discount.version });
    expect(await save({ discount: '30', version: first.discount.version })).toMatchObject({
      __typename: 'StaleDiscount',
      current: { discount: '0', version: 0 },
    });
    const anew = await save({ discount: '40' });
    expect(anew.discount.version).toBeGreaterThan(first.discount.version);
    expect(await save({ discount: '30', version: first.discount.version })).toMatchObject({
      __typename: 'StaleDiscount',
    });
    expect((await read()).discounts.items[0]?.discount).toBe('40');
  });

  test('API-7: of many who add the same product at once one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save({ discount: String(index + 1) })),
    );
    const kinds = answers.map((answer) => answer.__typename);
    expect(kinds.filter((kind) => kind === 'UpdateDiscountSuccess')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'StaleDiscount')).toHaveLength(7);
    const winner = answers.find((answer) => answer.__typename === 'UpdateDiscountSuccess');
    expect((await read()).discounts.items).toEqual([winner?.discount]);
  });

  test('tried only, it is judged and answered alike, and nothing of it is kept', async () => {
    const before = await events();
    const tried = await save({ discount: '15', dryRun: true });
    expect(tried).toMatchObject({
      discount: { discount: '15' },
      before: '0',
      rewards: 1,
    });
    expect(await read()).toMatchObject({ hasDiscounts: false, discounts: { items: [] } });
    expect(await events()).toEqual(before);
    await save({ discount: '5' });
    expect((await save({ discount: '15', dryRun: true })).__typename).toBe('StaleDiscount');
  });

  test('each change is one event; saving what already is changes nothing', async () => {
    const start = (await events()).length;
    const given = await save({ discount: '5' });
    const same = await save({ discount: '5.00', version: given.discount.version });
    expect(same.discount).toEqual(given.discount);
    const changed = await save({ discount: '7.25', version: given.discount.version });
    await save({ discount: '0', version: changed.discount.version });
    expect((await events()).slice(start)).toEqual([
      { action: 'created', noun_id: 'ZZ9-A', before: null, after: { discount: '5' } },
      { action: 'updated', noun_id: 'ZZ9-A', before: { discount: '5' }, after: { discount: '7.25' } },
      { action: 'deleted', noun_id: 'ZZ9-A', before: { discount: '7.25' }, after: null },
    ]);
  });

  test('DISC-1: sorts by every column, both ways; words without case and accents', async () => {
    await save({ productId: 'ZZ9-A', discount: '9' });
    await save({ productId: 'ZZ8-B', discount: '10' });
    await save({ productId: 'ZZ9-C', discount: '0.5' });
    const ids = async (field: string, direction: string) =>
      (await read({ sort: { field, direction } })).discounts.items.map(({ productId }) => productId);
    expect(await ids('label', 'ASC')).toEqual(['ZZ9-A', 'ZZ8-B', 'ZZ9-C']);
    expect(await ids('label', 'DESC')).toEqual(['ZZ9-C', 'ZZ8-B', 'ZZ9-A']);
    expect(await ids('sku', 'ASC')).toEqual(['ZZ8-B', 'ZZ9-A', 'ZZ9-C']);
    expect(await ids('brand_name', 'DESC')).toEqual(['ZZ9-A', 'ZZ9-C', 'ZZ8-B']);
    expect(await ids('discount', 'ASC')).toEqual(['ZZ9-C', 'ZZ9-A', 'ZZ8-B']);
    expect(await ids('discount', 'DESC')).toEqual(['ZZ8-B', 'ZZ9-A', 'ZZ9-C']);
  });

  test('DISC-2: finds parts of product, SKU and brand, literally', async () => {
    await save({ productId: 'ZZ9-A', discount: '9' });
    await save({ productId: 'ZZ8-B', discount: '10' });
    await save({ productId: 'ZZ9-C', discount: '1' });
    const found = async (search: string) =>
      (await read({ search })).discounts.items.map(({ productId }) => productId);
    expect(await found('ECLAIR')).toEqual(['ZZ8-B']);
    expect(await found('zz9-')).toEqual(['ZZ9-A', 'ZZ9-C']);
    expect(await found('zurich')).toEqual(['ZZ9-A', 'ZZ9-C']);
    expect(await found('100%')).toEqual(['ZZ9-C']);
    expect(await found('_')).toEqual([]);
    expect(await found('nothing')).toEqual([]);
  });

  test('DISC-7: ten a page, and the page after', async () => {
    await world.database.db.execute(
      sql`insert into discounts (advertiser_id, product_id, basis_points)
        select ${id}::bigint, id, 100 from products where status = 'enabled' order by id limit 12`,
    );
    expect((await read()).discounts).toMatchObject({
      page: { number: 1, size: 10, totalCount: 12, totalPages: 2 },
    });
    expect((await read({ page: { number: 2, size: 10 } })).discounts.items).toHaveLength(2);
  });

  test('DISC-3: the file holds every discount under the search, and no product’s name is a formula (C5)', async () => {
    const hostile = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', ' =1', '＝1', 'a"b;c\nd', "'=1", '-12.50'];
    for (const [index, name] of hostile.entries()) {
      await world.database.db.execute(
        sql`insert into products (id, brand_id, name, country_restrictions) values (${`ZZ9-H${index}`}, 'ZZ9', ${name}, '{}')
          on conflict do nothing`,
      );
      await save({ productId: `ZZ9-H${index}`, discount: '12.5' });
    }
    await save({ productId: 'ZZ8-B', discount: '7' });
    const token = await world.tokenFor(RETAILER);
    const answer = await fetch(
      `${world.platformUrl}/api/advertisers/${id}/discounts.csv?search=zz9&sort=-sku`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="discounts-retailer-1-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, ...lines] = (await answer.text()).replace(/^\ufeff/, '').split('\r\n');
    expect(head).toBe('"product";"sku";"brand";"brand sku";"discount %"');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(hostile.length);
    expect(lines[0]).toBe('"-12.50";"ZZ9-H9";"Zürich";"ZZ9-BRAND";"12.5"');
    expect(lines[2]).toBe('"a""b;c\nd";"ZZ9-H7";"Zürich";"ZZ9-BRAND";"12.5"');
    const names = lines.map((line) => line.slice(1, line.indexOf('";"')));
    expect(names.filter((name) => /^[\s]*[=+@＝-]/.test(name))).toEqual(['-12.50']);
  });

  test('DISC-15: saving needs editDiscounts; ADV-24: reading needs it or viewDiscounts', async () => {
    const body = { product_id: 'ZZ9-A', discount: '5' };
    const reads = async (role: string) =>
      (await world.rest(`${role}@roles.example`, 'GET', `/api/advertisers/${id}/discounts`)).status;
    const tries = async (role: string) => (await put(`${role}@roles.example`, body, '?dry_run=true')).status;
    expect([await reads('promotion_manager'), await tries('promotion_manager')]).toEqual([200, 403]);
    expect([await reads('platform_admin'), await tries('platform_admin')]).toEqual([200, 200]);
    expect([await reads('user'), await tries('user')]).toEqual([403, 403]);
  });

  test('another organization’s discounts are not found, not tried and not saved', async () => {
    const [other] = await rowsOf<{ id: string }>(
      world.database.db,
      sql`select a.id from advertisers a join organizations o on o.id = a.organization_id where o.ui_id = 'cornershop'`,
    );
    const path = `/api/advertisers/${other?.id}/discounts`;
    const body = { product_id: 'ZZ9-A', discount: '50' };
    expect((await world.rest(RETAILER, 'GET', path)).status).toBe(404);
    for (const query of ['', '?dry_run=true']) {
      const answer = await world.rest(RETAILER, 'PUT', path + query, body, { 'if-match': '0' });
      expect(answer.status).toBe(404);
    }
    const kept = await rowsOf(
      world.database.db,
      sql`select 1 from discounts where advertiser_id = ${other?.id} and product_id = 'ZZ9-A'`,
    );
    expect(kept).toEqual([]);
    expect((await world.rest(OPERATOR, 'PUT', path, body, { 'if-match': '0' })).status).toBe(200);
  });
});
