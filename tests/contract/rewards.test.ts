import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rewardsFor } from '../../platform/money/rewards/available.ts';
import { publishEverywhere } from '../../platform/testing/publishEverywhere.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const SHOP = 'shop@cornershop.example';
const SEARCH = `query ($id: ID!, $mode: AllocationMode!, $search: String!) {
  rewardOptions(advertiserId: $id, mode: $mode, search: $search) {
    sku name brandName faceValue { amount currency } sellingPrice { amount } conditionOfSale isAvailable reason } }`;

interface Option {
  sku: string;
  name: string;
  sellingPrice: { amount: string } | null;
  isAvailable: boolean;
  reason: string | null;
}

describe.each(ENGINES)('rewards an advertiser can take, on %s', (engine) => {
  let world: World;
  let id: string;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const { db } = world.database;
    // Corner Shop operates in Great Britain and is billed in pounds.
    const { rows } = (await db.execute(
      sql`select a.id from advertisers a join organizations o on o.id = a.organization_id where o.ui_id = 'cornershop'`,
    )) as unknown as { rows: { id: string }[] };
    id = rows[0]?.id ?? '';
    await db.execute(sql`insert into brands (id, sku, name) values ('ZZ9', 'ZZ9-BRAND', 'Café Zürich')`);
    await db.execute(sql`insert into products (id, brand_id, name, status, condition_of_sale, country_restrictions) values
      ('ZZ9-WORLD', 'ZZ9', 'Worldwide', 'enabled', 'on_demand', '{}'), ('ZZ9-GB', 'ZZ9', 'Here', 'enabled', 'on_demand', '{FR,GB}'),
      ('ZZ9-JP', 'ZZ9', 'Elsewhere', 'enabled', 'on_demand', '{JP}'), ('ZZ9-STOCK', 'ZZ9', 'Stock', 'enabled', 'in_stock', '{}'),
      ('ZZ9-OFF', 'ZZ9', 'Off sale', 'disabled', 'on_demand', '{}')`);
    const sku = (name: string, productId: string | null, more = { currency: 'GBP', status: 'enabled' }) =>
      db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status)
        values (${`ZZ9-${name}`}, ${`Café ${name}`}, 'ZZ9-BRAND', ${productId}, 1050, ${more.currency}, ${more.status})`);
    await sku('WORLD', 'ZZ9-WORLD');
    await sku('HERE', 'ZZ9-GB');
    await sku('ELSEWHERE', 'ZZ9-JP');
    await sku('STOCK', 'ZZ9-STOCK');
    await sku('EUROS', 'ZZ9-WORLD', { currency: 'EUR', status: 'enabled' });
    await sku('DISABLED', 'ZZ9-WORLD', { currency: 'GBP', status: 'disabled' });
    await sku('OFF', 'ZZ9-OFF');
    await sku('ALONE', null);
    await sku('50%_OFF', 'ZZ9-WORLD');
    await publishEverywhere(db);
  });
  afterAll(() => world?.close());

  const find = async (search: string, mode = 'open', login = SHOP) =>
    (await world.ask<{ rewardOptions: Option[] | null }>(login, SEARCH, { id, mode, search })).rewardOptions;
  const skus = (options: Option[] | null) => options?.map(({ sku }) => sku);

  test('ALLOC-39, ALLOC-40: an open allocation is offered what is sold on demand, in its countries and its currency', async () => {
    const options = await find('cafe');
    expect(options?.map(({ sku, isAvailable, reason }) => [sku, isAvailable, reason])).toEqual([
      ['ZZ9-50%_OFF', true, null],
      ['ZZ9-HERE', true, null],
      ['ZZ9-WORLD', true, null],
      ['ZZ9-ELSEWHERE', false, 'country'],
      ['ZZ9-EUROS', false, 'currency'],
      ['ZZ9-STOCK', false, 'condition_of_sale'],
    ]);
    expect(options?.[1]).toMatchObject({
      name: 'Café HERE',
      brandName: 'Café Zürich',
      faceValue: { amount: '10.50', currency: 'GBP' },
      conditionOfSale: 'on_demand',
    });
  });

  test('ALLOC-40: a committed one also takes stock and other currencies, in its countries', async () => {
    const options = await find('CAFÉ', 'committed');
    expect(options?.filter(({ isAvailable }) => !isAvailable).map(({ sku }) => sku)).toEqual([
      'ZZ9-ELSEWHERE',
    ]);
    expect(options).toHaveLength(6);
  });

  test('ALLOC-9: rewards in the advertiser’s own currency come before others that it can take', async () => {
    expect(skus(await find('cafe', 'committed'))).toEqual([
      'ZZ9-50%_OFF',
      'ZZ9-HERE',
      'ZZ9-STOCK',
      'ZZ9-WORLD',
      'ZZ9-EUROS',
      'ZZ9-ELSEWHERE',
    ]);
  });

  test('PRODUCT-28: what is private to the advertiser’s organization is found by its SKU alone, what it does not offer cannot be taken', async () => {
    const { db } = world.database;
    const offer = (published: boolean, isPrivate: boolean) =>
      db.execute(sql`update product_publications set published = ${published}, private = ${isPrivate}
        where product_id = 'ZZ9-GB' and seller_id = (select organization_id from advertisers where id = ${id})`);
    await offer(false, true);
    expect(skus(await find('cafe here'))).toEqual([]);
    expect(await find('ZZ9-HERE')).toMatchObject([{ sku: 'ZZ9-HERE', isAvailable: true }]);
    await offer(false, false);
    expect(skus(await find('cafe here'))).toEqual([]);
    expect(await find('ZZ9-HERE')).toMatchObject([{ isAvailable: false, reason: 'not_published' }]);
    await offer(true, false);
    expect(skus(await find('cafe here'))).toEqual(['ZZ9-HERE']);
  });

  test('what a deactivated brand has is not offered by name; asked for by its SKU, it says why it cannot be taken', async () => {
    const { db } = world.database;
    await db.execute(sql`update brands set status = 'deactivated' where id = 'ZZ9'`);
    expect(skus(await find('cafe', 'committed'))).toEqual([]);
    expect(await find('ZZ9-HERE', 'committed')).toMatchObject([
      { sku: 'ZZ9-HERE', isAvailable: false, reason: 'brand' },
    ]);
    await db.execute(sql`update brands set status = 'enabled' where id = 'ZZ9'`);
    expect(skus(await find('cafe here'))).toEqual(['ZZ9-HERE']);
  });

  test('what one costs is the face value less the discount on its product, to the nearest penny; in no other currency', async () => {
    await world.database.db.execute(
      sql`insert into discounts (advertiser_id, product_id, basis_points) values (${id}, 'ZZ9-GB', 1234)`,
    );
    const options = await find('cafe', 'committed');
    const prices = options?.map(({ sku, sellingPrice }) => [sku, sellingPrice?.amount ?? null]);
    expect(prices).toContainEqual(['ZZ9-HERE', '9.20']);
    expect(prices).toContainEqual(['ZZ9-WORLD', '10.50']);
    expect(prices).toContainEqual(['ZZ9-EUROS', null]);
  });

  test('UI-2, PATTERN-4, PATTERN-5: a text that begins as a SKU is looked for among SKUs in either case, another among names', async () => {
    for (const typed of ['ZZ9-HE', 'ZZ9-H', 'zz9-he', 'zz9-h', 'Zz9-hErE'])
      expect([typed, skus(await find(typed))]).toEqual([typed, ['ZZ9-HERE']]);
    expect(await find('zz9-')).toHaveLength(6);
    expect(skus(await find('fé her'))).toEqual(['ZZ9-HERE']);
  });

  test('a percent sign and an underscore stand for themselves', async () => {
    expect(skus(await find('%_'))).toEqual(['ZZ9-50%_OFF']);
    expect(skus(await find('ZZ9-50%'))).toEqual(['ZZ9-50%_OFF']);
    expect(skus(await find('ZZ9-HE_E'))).toEqual([]);
  });

  test('a name that begins as a SKU might is found where no SKU begins so', async () => {
    await world.database.db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      values ('ZZ9-PHONE', 'Top-up for phones', 'ZZ9-BRAND', 'ZZ9-WORLD', 1050, 'GBP')`);
    expect(skus(await find('top-up'))).toEqual(['ZZ9-PHONE']);
    expect(skus(await find('TOP-'))).toEqual(['ZZ9-PHONE']);
  });

  test('however many hits cannot be taken, the few that can be are found', async () => {
    await world.database.db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      select 'ZZ9-MANY' || n, 'Many ' || lpad(n::text, 4, '0'), 'ZZ9-BRAND', case when n % 2 = 0 then 'ZZ9-JP' else 'ZZ9-STOCK' end, 1050,
        'GBP' from generate_series(1, 700) n
      union all select 'ZZ9-FEW', 'Many 9999', 'ZZ9-BRAND', 'ZZ9-GB', 1050, 'GBP'
      union all select 'ZZ9-FEWEUR', 'Many 9998', 'ZZ9-BRAND', 'ZZ9-GB', 1050, 'EUR'`);
    const [first, ...others] = (await find('many')) ?? [];
    expect([first?.sku, others.length, others.some(({ isAvailable }) => isAvailable)]).toEqual([
      'ZZ9-FEW',
      20,
      false,
    ]);
    const committed = (await find('many', 'committed')) ?? [];
    expect(committed.every(({ isAvailable }) => isAvailable)).toBe(true);
  });

  test('INVENT-5: two characters are needed, twenty rewards are enough, and one that says there are more', async () => {
    const one = await world.rest(SHOP, 'GET', `/api/rewards?advertiser_id=${id}&search=c`);
    expect(one).toMatchObject({ status: 422, body: { field_errors: [{ field: 'search' }] } });
    expect(await find('gift')).toHaveLength(21);
    expect((await find('gift'))?.every(({ isAvailable }) => isAvailable)).toBe(true);
  });

  test('another organization’s advertiser is not found', async () => {
    expect(await find('cafe', 'open', RETAILER)).toBeNull();
    const answer = await world.rest(RETAILER, 'GET', `/api/rewards?advertiser_id=${id}&search=cafe`);
    expect(answer.status).toBe(404);
  });

  test('a list of SKUs is judged alike; what is not on sale says so, what does not exist is left out', async () => {
    const requestedSkus = [
      'ZZ9-HERE',
      'ZZ9-ELSEWHERE',
      'ZZ9-DISABLED',
      'ZZ9-OFF',
      'ZZ9-ALONE',
      'ZZ9-NOWHERE',
    ];
    const judged = await systemScope(world.database).read((tx) =>
      rewardsFor(tx, { advertiserId: id, mode: 'open', skus: requestedSkus }),
    );
    expect(Object.fromEntries(judged.map(({ sku, reason }) => [sku, reason]))).toEqual({
      'ZZ9-HERE': null,
      'ZZ9-ELSEWHERE': 'country',
      'ZZ9-DISABLED': 'not_sold',
      'ZZ9-OFF': 'not_sold',
      'ZZ9-ALONE': 'not_sold',
    });
    expect(judged.find(({ sku }) => sku === 'ZZ9-HERE')).toMatchObject({
      faceValue: '1050',
      isAvailable: true,
    });
  });

  test('UI-2: products are found by their name, their brand’s or the beginning of their id; those off sale are not', async () => {
    const products = async (search: string) => {
      const document = `query ($search: String!) { productOptions(search: $search) { productId name brandName brandSku } }`;
      const { productOptions } = await world.ask<{ productOptions: { productId: string }[] }>(
        RETAILER,
        document,
        { search },
      );
      return productOptions.map(({ productId }) => productId);
    };
    expect(await products('zurich')).toEqual(['ZZ9-JP', 'ZZ9-GB', 'ZZ9-STOCK', 'ZZ9-WORLD']);
    expect(await products('ELSEWH')).toEqual(['ZZ9-JP']);
    expect(await products('ZZ9-WO')).toEqual(['ZZ9-WORLD']);
    expect(await products('zz9-w')).toEqual(['ZZ9-WORLD']);
    expect(await products('%%')).toEqual([]);
  });

  test('PRODUCT-28: products are found by name where the own organization offers them, private ones and others by their id alone', async () => {
    const { db } = world.database;
    const products = async (search: string, login = RETAILER) =>
      (
        await world.ask<{ productOptions: { productId: string }[] }>(
          login,
          `query ($search: String!) { productOptions(search: $search) { productId } }`,
          { search },
        )
      ).productOptions.map(({ productId }) => productId);
    const own = sql`(select organization_id from accounts where login = ${RETAILER})`;
    await db.execute(
      sql`update product_publications set published = false, private = true where product_id = 'ZZ9-JP' and seller_id = ${own}`,
    );
    await db.execute(
      sql`delete from product_publications where product_id = 'ZZ9-GB' and seller_id = ${own}`,
    );
    expect(await products('zurich')).toEqual(['ZZ9-STOCK', 'ZZ9-WORLD']);
    expect([await products('ZZ9-JP'), await products('ZZ9-GB')]).toEqual([['ZZ9-JP'], ['ZZ9-GB']]);
    expect(await products('zurich', 'operator@guerdon.example')).toHaveLength(4);
    await db.execute(sql`update brands set status = 'deactivated' where id = 'ZZ9'`);
    expect([await products('zurich'), await products('ZZ9-WO')]).toEqual([[], ['ZZ9-WORLD']]);
    await db.execute(sql`update brands set status = 'enabled' where id = 'ZZ9'`);
  });
});
