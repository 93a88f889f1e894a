import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

const SKU = 'ABC-CARD-0001';
let platform: TestPlatform;
const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await run(sql`insert into providers (id, name) values (1, 'Cardhouse'), (2, 'Prepaid Partners')`);
  await run(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await run(sql`insert into products (id, brand_id, name, country_restrictions)
    values ('ABC-CARD', 'ABC', 'Card', '{}')`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await run(sql`delete from skus`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id)
    values (${SKU}, 'Ten', 'ABC-BRAND', 'ABC-CARD', 1000, 'EUR', 1)`);
});

const cardhouse = { id: '1', name: 'Cardhouse' };
const create = (login: string, provider_id?: string | null) =>
  platform.call(login, 'POST', '/api/products/ABC-CARD/skus', {
    body: {
      name: 'Twenty',
      face_value: '20',
      currency: 'EUR',
      ...(provider_id !== undefined && { provider_id }),
    },
  });
const save = (login: string, body: object, version = 1) =>
  platform.call(login, 'PUT', `/api/skus/${SKU}`, { body, version });
const storedProvider = async () =>
  (
    await storedRows(platform.database.db, sql`select provider_id::text as id from skus where sku = ${SKU}`)
  )[0];

describe('operator staff', () => {
  test('PRODUCT-64: read who supplies a SKU, alone and in the list', async () => {
    expect((await platform.call('operator', 'GET', `/api/skus/${SKU}`)).body.provider).toEqual(cardhouse);
    const { items } = (await platform.call('operator', 'GET', '/api/skus')).body as unknown as {
      items: Json[];
    };
    expect(items.map(({ provider }) => provider)).toEqual([cardhouse]);
  });

  test('PRODUCT-64: name it for a new one, or nobody', async () => {
    expect((await create('operator', '1')).body.provider).toEqual(cardhouse);
    expect((await create('operator', null)).body.provider).toBeNull();
    expect((await create('operator')).body.provider).toBeNull();
  });

  test('PRODUCT-64: change it, take it away, and leave it as it is by saying nothing', async () => {
    expect((await save('operator', { provider_id: '2' })).body.sku).toMatchObject({
      provider: { id: '2', name: 'Prepaid Partners' },
      version: 2,
    });
    const [event] = await storedRows(
      platform.database.db,
      sql`select before, after from events where noun = 'skus' order by id desc limit 1`,
    );
    expect(event).toEqual({ before: { provider_id: '1' }, after: { provider_id: '2' } });
    expect((await save('operator', { name: 'Tenner' }, 2)).body.sku?.provider).toMatchObject({ id: '2' });
    expect((await save('operator', { provider_id: null }, 3)).body.sku?.provider).toBeNull();
  });

  test('PRODUCT-64: see in the list of changes who it was and who it became, by name', async () => {
    await save('operator', { provider_id: '2' });
    await save('operator', { provider_id: null }, 2);
    const { items } = (await platform.call('operator', 'GET', '/api/catalogue_changes?per_page=2')).body;
    const field = 'provider_id';
    expect((items as unknown as Json[]).map(({ fields }) => fields)).toEqual([
      [{ field, before: 'Prepaid Partners', after: null }],
      [{ field, before: 'Cardhouse', after: 'Prepaid Partners' }],
    ]);
  });

  test.each(['99', 'Cardhouse', '99999999999999999999'])(
    'PRODUCT-64: %s is no provider',
    async (provider_id) => {
      const errors = [{ field: 'provider_id', rule: 'unknown_provider' }];
      expect((await save('operator', { provider_id })).body.field_errors).toEqual(errors);
      expect((await create('operator', provider_id)).body.field_errors).toEqual(errors);
    },
  );
});

describe('everybody else', () => {
  const errors = [{ field: 'provider_id', rule: 'staff_choose_provider' }];

  test.each(['admin', 'catalog_manager'])(
    'PRODUCT-64: %s sees nobody there, and neither what is',
    async (login) => {
      expect((await platform.call(login, 'GET', `/api/skus/${SKU}`)).body.provider).toBeNull();
      const list = await platform.call(login, 'GET', '/api/skus');
      expect([list.status, list.text.includes('Cardhouse')]).toEqual([200, false]);
    },
  );

  test('PRODUCT-64: saves without a word of it and leaves it; what a save answers names nobody', async () => {
    const saved = await save('catalog_manager', { name: 'Tenner' });
    expect([saved.status, saved.text.includes('Cardhouse')]).toEqual([200, false]);
    const stale = await save('catalog_manager', { name: 'Late' });
    expect([stale.status, stale.text.includes('Cardhouse')]).toEqual([409, false]);
    expect(await storedProvider()).toEqual({ id: '1' });
  });

  test.each(['1', '2', '99', null])('PRODUCT-64: cannot set it to %s', async (provider_id) => {
    expect((await save('catalog_manager', { provider_id })).body.field_errors).toEqual(errors);
    expect(await storedProvider()).toEqual({ id: '1' });
  });

  test('PRODUCT-64: cannot name one for a new SKU, be it there or not', async () => {
    for (const provider_id of ['1', '99'])
      expect((await create('catalog_manager', provider_id)).body.field_errors).toEqual(errors);
    expect((await create('catalog_manager')).status).toBe(201);
  });
});
