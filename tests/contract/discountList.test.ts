import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import {
  type DiscountWorld,
  ADVERTISER as id,
  RETAILER,
  startDiscountWorld,
} from '../support/discountWorld.ts';
import { ENGINES, type World } from '../support/world.ts';

const OPERATOR = 'operator@guerdon.example';

describe.each(ENGINES)('the list of discounts on %s', (engine) => {
  let world: World;
  let discounts: DiscountWorld;
  const save: DiscountWorld['save'] = (input) => discounts.save(input);
  const read: DiscountWorld['read'] = (variables) => discounts.read(variables);
  const put: DiscountWorld['put'] = (...call) => discounts.put(...call);
  beforeAll(async () => {
    discounts = await startDiscountWorld(engine);
    world = discounts.world;
  });
  afterAll(() => world?.close());
  beforeEach(() => discounts.clear());

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
    const searchIds = async (search: string) =>
      (await read({ search })).discounts.items.map(({ productId }) => productId);
    expect(await searchIds('ECLAIR')).toEqual(['ZZ8-B']);
    expect(await searchIds('zz9-')).toEqual(['ZZ9-A', 'ZZ9-C']);
    expect(await searchIds('zurich')).toEqual(['ZZ9-A', 'ZZ9-C']);
    expect(await searchIds('100%')).toEqual(['ZZ9-C']);
    expect(await searchIds('_')).toEqual([]);
    expect(await searchIds('nothing')).toEqual([]);
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
    const [other] = await rowsOf(
      world.database.db,
      { id: text },
      sql`select a.id from advertisers a join organizations o on o.id = a.organization_id where o.ui_id = 'cornershop'`,
    );
    const path = `/api/advertisers/${other?.id}/discounts`;
    const body = { product_id: 'ZZ9-A', discount: '50' };
    expect((await world.rest(RETAILER, 'GET', path)).status).toBe(404);
    for (const query of ['', '?dry_run=true']) {
      const answer = await world.rest(RETAILER, 'PUT', path + query, body, { 'if-match': '0' });
      expect(answer.status).toBe(404);
    }
    const remaining = await storedRows(
      world.database.db,
      sql`select 1 from discounts where advertiser_id = ${other?.id} and product_id = 'ZZ9-A'`,
    );
    expect(remaining).toEqual([]);
    expect((await world.rest(OPERATOR, 'PUT', path, body, { 'if-match': '0' })).status).toBe(200);
  });
});
