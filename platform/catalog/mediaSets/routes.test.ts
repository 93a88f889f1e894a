import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);

/** Media ids: of the catalog manager's, named as they were sent for; `7` is somebody else's, `8` not checked yet. */
beforeEach(async () => {
  for (const table of ['skus', 'products', 'brands', 'media_set_items', 'media_sets', 'medias'])
    await run(sql`delete from ${sql.identifier(table)}`);
  await run(sql`insert into medias (id, account_id, purpose, content_type, size, status, name, width, height, variants)
    select id, account_id, purpose, 'image/webp', 900, status, name, 1200, 800, '{400.webp,400.avif}' from (values
      (1, 'product_logo', 'ready', 'one.webp'), (2, 'catalog_badge', 'ready', 'two.webp'),
      (3, 'catalog_badge', 'ready', 'three.webp'), (4, 'sku_picture', 'ready', 'four.webp'),
      (5, 'brand_logo', 'ready', 'five.webp'), (8, 'sku_picture', 'waiting', null))
      as m (id, purpose, status, name), (select id as account_id from accounts where login = 'catalog_manager') a`);
  await run(sql`insert into medias (id, account_id, purpose, content_type, size, status, name) values
    (7, 4, 'sku_picture', 'image/webp', 900, 'ready', 'seven.webp'), (9, 1, 'brand_logo', 'image/webp', 900, 'ready', 'nine.webp'),
    (10, 2, 'sku_picture', 'image/webp', 900, 'ready', 'ten.webp')`);
  await run(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await run(sql`insert into products (id, brand_id, name, description, country_restrictions, condition_of_sale)
    values ('ABC-TEA', 'ABC', 'Tea', 'A card for tea', '{}', 'on_demand')`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
    values ('ABC-TEA-0001', 'Tea 10', 'ABC-BRAND', 'ABC-TEA', 1000, 'EUR')`);
});

const LOGO = { name: 'logo', media_id: '1' };
const BADGE = { name: 'catalog_badge', media_id: '2' };
const PICTURE = { name: 'picture', media_id: '4' };

const setOf = async (noun: string, nounId: string): Promise<string> => {
  const rows = await rowsOf(
    platform.database.db,
    { id: text },
    sql`select id::text from media_sets where noun = ${noun} and noun_id = ${nounId}`,
  );
  return rows[0]?.id ?? 'none';
};
const read = async (id: string, login = 'catalog_manager') =>
  platform.call(login, 'GET', `/api/media_sets/${id}`);
const save = (id: string, items: unknown, { version = 1, login = 'catalog_manager' } = {}) =>
  platform.call(login, 'PUT', `/api/media_sets/${id}`, { body: { items }, version });
const pictures = (body: { items?: unknown }) =>
  (body.items as { name: string; locale: string | null; media: { id: string } }[]).map(
    ({ name, locale, media }) => [name, locale, media.id],
  );

describe('a set of pictures', () => {
  test('SEARCH-6: once it is saved the entries of its products are written anew, whatever it is of', async () => {
    for (const [noun, nounId, name, mediaId, login] of [
      ['brands', 'ABC', 'logo', '9', 'operator'],
      ['products', 'ABC-TEA', 'logo', '1', 'catalog_manager'],
      ['skus', 'ABC-TEA-0001', 'picture', '4', 'catalog_manager'],
    ] as const) {
      await run(sql`delete from jobs`);
      const { status, text } = await save(await setOf(noun, nounId), [{ name, media_id: mediaId }], {
        login,
      });
      expect(status, text).toBe(200);
      const [job] = await storedRows(platform.database.db, sql`select kind, payload from jobs`);
      expect(job).toEqual({ kind: 'indexEntry', payload: { productIds: ['ABC-TEA'] } });
    }
  });

  test('MEDIA-1: each brand, product and SKU has one, and says which; a SKU names its product’s too (MEDIA-6)', async () => {
    const product = await platform.call('catalog_manager', 'GET', '/api/products/ABC-TEA');
    const sku = await platform.call('catalog_manager', 'GET', '/api/skus/ABC-TEA-0001');
    const brand = await platform.call('catalog_manager', 'GET', '/api/brands/ABC');
    expect([brand, product, sku].map(({ body }) => body.media_set_id)).toEqual([
      await setOf('brands', 'ABC'),
      await setOf('products', 'ABC-TEA'),
      await setOf('skus', 'ABC-TEA-0001'),
    ]);
    expect(sku.body).toMatchObject({
      fallback_media_set_id: product.body.media_set_id,
      fallback_description: 'A card for tea',
    });
    expect((await read(String(product.body.media_set_id))).body).toEqual({
      id: product.body.media_set_id,
      noun: 'products',
      noun_id: 'ABC-TEA',
      items: [],
      version: 1,
    });
  });

  test('MEDIA-2, MEDIA-3, MEDIA-4: maps a name and a locale to a media; catalog_badge is kept per locale', async () => {
    const id = await setOf('products', 'ABC-TEA');
    const saved = await save(id, [
      LOGO,
      BADGE,
      { ...BADGE, locale: 'fr', media_id: '3' },
      { ...PICTURE, locale: null },
    ]);
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    expect((await read(id)).body).toEqual(saved.body);
    expect(pictures(saved.body)).toEqual([
      ['catalog_badge', null, '2'],
      ['catalog_badge', 'fr', '3'],
      ['logo', null, '1'],
      ['picture', null, '4'],
    ]);
    expect((saved.body.items as never)[2]).toEqual({
      name: 'logo',
      locale: null,
      media_id: '1',
      media: {
        id: '1',
        url: '/media/one.webp',
        upload_status: 'success',
        content_type: 'image/webp',
        size: 900,
        width: 1200,
        height: 800,
        variants: [
          { url: '/media/one-400.webp', width: 400, content_type: 'image/webp' },
          { url: '/media/one-400.avif', width: 400, content_type: 'image/avif' },
        ],
      },
    });
  });

  test('MEDIA-4: several are listed by their ids, in that order', async () => {
    const [brand, sku] = [await setOf('brands', 'ABC'), await setOf('skus', 'ABC-TEA-0001')];
    const { body } = await platform.call(
      'catalog_manager',
      'GET',
      `/api/media_sets?ids=${sku},99999,${brand}`,
    );
    expect((body.items as unknown as { id: string }[]).map(({ id }) => id)).toEqual([sku, brand]);
  });

  test('what is left out is taken away, and saving what is changes nothing', async () => {
    const id = await setOf('products', 'ABC-TEA');
    const items = [LOGO];
    await save(id, [...items, PICTURE]);
    expect((await save(id, items, { version: 2 })).body).toMatchObject({ version: 3 });
    expect((await save(id, items, { version: 3 })).body.version).toBe(3);
    const events = await storedRows(
      platform.database.db,
      sql`select noun, noun_id, action, before, after from events order by id desc limit 1`,
    );
    expect(events).toEqual([
      {
        noun: 'products',
        noun_id: 'ABC-TEA',
        action: 'updated',
        before: { pictures: { logo: '1', picture: '4' } },
        after: { pictures: { logo: '1' } },
      },
    ]);
  });

  test('a stale version changes nothing and shows what is; of two saves at once one is stale', async () => {
    const id = await setOf('skus', 'ABC-TEA-0001');
    const answers = await Promise.all([save(id, [PICTURE]), save(id, [BADGE])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const success = answers.find(({ status }) => status === 200);
    expect(late?.body).toMatchObject({ error_name: 'stale_version', current: success?.body });
  });
});

describe('what is refused', () => {
  const errors = async (items: unknown, noun = 'products', nounId = 'ABC-TEA') =>
    (await save(await setOf(noun, nounId), items)).body.field_errors;

  test.each([
    ['a name that is none', { name: 'hero', media_id: '4' }, 'name', 'media_name'],
    ['a name the noun has not', PICTURE, 'name', 'media_name', 'brands', 'ABC'],
    ['a locale of a picture for all', { ...LOGO, locale: 'fr' }, 'locale', 'media_locale'],
    ['a locale that is none', { ...BADGE, locale: 'xx' }, 'locale', 'media_locale'],
    ['a file sent for another place', { name: 'picture', media_id: '1' }, 'media_id', 'unknown_media'],
    ['somebody else’s file', { name: 'picture', media_id: '7' }, 'media_id', 'unknown_media'],
    ['a file not checked yet', { name: 'picture', media_id: '8' }, 'media_id', 'unknown_media'],
    ['a file that is none', { name: 'picture', media_id: '424242' }, 'media_id', 'unknown_media'],
    ['no id at all', { name: 'picture', media_id: 'x' }, 'media_id', 'unknown_media'],
  ])('%s', async (_what, item, field, rule, noun = 'products', nounId = 'ABC-TEA') => {
    const login = noun === 'brands' ? 'operator' : 'catalog_manager';
    const answer = await save(await setOf(noun, nounId), [item], { login });
    expect(answer.body.field_errors).toEqual([{ field: `items.0.${field}`, rule }]);
  });

  test('one place twice', async () => {
    const french = { ...BADGE, locale: 'fr' };
    expect(await errors([french, { ...french, media_id: '3' }])).toEqual([
      { field: 'items.1.name', rule: 'media_twice' },
    ]);
  });

  test('but a picture that already stands there may stay, whoever sent it', async () => {
    const id = await setOf('skus', 'ABC-TEA-0001');
    await run(sql`insert into media_set_items values (${id}, 'picture', '', 7)`);
    expect((await save(id, [{ ...PICTURE, media_id: '7' }, BADGE])).status).toBe(200);
  });
});

describe('who may', () => {
  const item = [{ name: 'logo', media_id: '5' }];

  test('BRAND-9, BRAND-11: pictures of a brand are the staff’s alone; its logo is one of them', async () => {
    const id = await setOf('brands', 'ABC');
    expect((await save(id, item)).status).toBe(403);
    expect((await save(id, [{ name: 'logo', media_id: '9' }], { login: 'operator' })).status).toBe(200);
    const brand = (await platform.call('catalog_manager', 'GET', '/api/brands/ABC')).body;
    expect([brand.media_set_id, brand.logo_url]).toEqual([id, '/media/nine.webp']);
  });

  test('PRODUCT-13, SKU-7: whoever may only create gives what they created its first pictures, and no others', async () => {
    const created = await platform.call('retailer', 'POST', '/api/brands/ABC/products', {
      body: {
        product_id: 'COFFEE',
        product_type: 'gift_card',
        name: 'Coffee',
        description: 'A card for coffee',
        face_value_currency: 'EUR',
        country_restrictions: ['*'],
        themes: ['birthday'],
        featured: false,
      },
    });
    expect([created.status, created.body.field_errors]).toEqual([201, undefined]);
    const own = String(created.body.media_set_id);
    const picture = [{ name: 'picture', media_id: '10' }];
    expect((await save(own, picture, { login: 'retailer' })).status).toBe(200);
    expect((await save(own, [], { login: 'retailer', version: 2 })).status).toBe(403);
    const foreign = await setOf('products', 'ABC-TEA');
    expect((await save(foreign, picture, { login: 'retailer' })).status).toBe(403);
    expect((await save(foreign, picture, { login: 'shop' })).status).toBe(403);
    expect((await read(foreign, 'shop')).status).toBe(403);
    expect((await read('424242')).status).toBe(404);
  });
});
