import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { db } = platform.database;
  await db.execute(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await db.execute(sql`insert into products (id, brand_id, name, status, country_restrictions) values
    ('ABC-CARD', 'ABC', 'Café card', 'enabled', '{}'), ('ABC-TEA', 'ABC', 'Tea card', 'disabled', '{}')`);
});
afterAll(() => platform.close());

const list = async (query = '') =>
  ((await platform.call('admin', 'GET', `/api/products${query}`)).body.items as unknown as Json[]).map(
    ({ id }) => String(id),
  );

describe('finding', () => {
  test('PRODUCT-63: by part of the name or the id, by brand and status, in pages', async () => {
    expect(await list('?name_contains=cafe')).toEqual(['ABC-CARD']);
    expect(await list('?sku_contains=tea')).toEqual(['ABC-TEA']);
    expect(await list('?brand_id=OLD')).toEqual([]);
    expect(await list('?statuses=enabled')).toEqual(['ABC-CARD']);
    expect(await list('?sort=-name&per_page=1')).toEqual(['ABC-TEA']);
    expect(await list('?ids=ABC-TEA')).toEqual(['ABC-TEA']);
  });

  test('PRODUCT-38, PRODUCT-43: what a new one would collide with', async () => {
    const ask = async (query: string) =>
      (await platform.call('admin', 'GET', `/api/brands/ABC/similar_products?${query}`)).body;
    expect(await ask('product_id=card&name=Caf%C3%A9')).toEqual({
      is_taken: true,
      items: [{ id: 'ABC-CARD', name: 'Café card' }],
    });
    expect(await ask('product_id=new')).toEqual({ is_taken: false, items: [] });
  });

  test('PRODUCT-43, UI-29: a name almost spelt alike is found, the one nearest to it first; another is not', async () => {
    await platform.database.db.execute(sql`insert into products (id, brand_id, name, country_restrictions) values
      ('ABC-AURORA', 'ABC', 'Aurora', '{}'), ('ABC-AURCARD', 'ABC', 'Aurora gift voucher', '{}'), ('ABC-SOL', 'ABC', 'Solstice', '{}')`);
    const like = async (name: string) =>
      (
        (
          await platform.call(
            'admin',
            'GET',
            `/api/brands/ABC/similar_products?name=${encodeURIComponent(name)}`,
          )
        ).body.items as unknown as Json[]
      ).map(({ id }) => id);
    expect(await like('Aurorra')).toEqual(['ABC-AURORA', 'ABC-AURCARD']);
    expect(await like('Arora')).toEqual(['ABC-AURORA', 'ABC-AURCARD']);
    expect(await like('Solstise')).toEqual(['ABC-SOL']);
    expect(await like('Aurora gift vouchers')).toEqual(['ABC-AURCARD', 'ABC-AURORA']);
    expect(await like('Mountain')).toEqual([]);
    await platform.database.db.execute(sql`delete from products where id like 'ABC-AUR%' or id = 'ABC-SOL'`);
  });

  test('what discounts are given on keeps its own address', async () => {
    const { body } = await platform.call('admin', 'GET', '/api/products/on_sale?search=ABC-CA');
    expect(body.items).toMatchObject([{ product_id: 'ABC-CARD', brand_sku: 'ABC-BRAND' }]);
  });
});
