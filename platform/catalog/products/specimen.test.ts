import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_BOX } from '../../../tests/support/codeKeys.ts';
import { folderStorage } from '../../foundation/media/storage/folderStorage.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

const folder = mkdtempSync(join(tmpdir(), 'guerdon-specimen-'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' }, { mediaFolder: folder });
  const { db } = platform.database;
  await db.execute(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await db.execute(sql`insert into products (id, brand_id, name, description, translations, terms_and_conditions, country_restrictions) values
    ('ABC-CARD', 'ABC', 'Card', 'For everybody', '{"fr": {"name": "Carte", "description": "Pour tous"}}', 'No cash', '{}'),
    ('ABC-NONE', 'ABC', 'Bare', '', '{}', null, '{}')`);
  await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status) values
    ('ABC-CARD-0001', 'Card 50', 'ABC-BRAND', 'ABC-CARD', 5000, 'EUR', 'enabled'),
    ('ABC-CARD-0002', 'Card 20', 'ABC-BRAND', 'ABC-CARD', 2000, 'EUR', 'enabled'),
    ('ABC-CARD-0003', 'Card 10', 'ABC-BRAND', 'ABC-CARD', 1000, 'EUR', 'disabled')`);
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (id: string, query = '') =>
  platform.call('catalog_manager', 'GET', `/api/products/${id}/preview_redemption_pdf${query}`);
const textOf = async (id: string, query = '') => {
  const { bytes } = await get(id, query);
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\s+/g, ' ');
};

test('PRODUCT-20, PRODUCT-60: the preview of a product is a PDF of its cheapest SKU on sale, under a code that is made up', async () => {
  const { status, headers } = await get('ABC-CARD');
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="preview-ABC-CARD-0002-en.pdf"',
  ]);
  const text = await textOf('ABC-CARD');
  for (const part of ['Alphabet', 'Card 20', '€20.00', 'For everybody', 'No cash', 'SPEC-IMEN-0000-0000'])
    expect(text).toContain(part);
});

test('PRODUCT-60: a SKU is shown by its own value, on sale or not; a product without any has none', async () => {
  expect(await textOf('ABC-CARD-0003')).toContain('€10.00');
  expect(await textOf('ABC-NONE')).not.toContain('Value');
});

test('PRODUCT-60, MEDIA-6: it shows the picture of the SKU, else of its product; one that is gone from the storage is left out', async () => {
  const { db } = platform.database;
  const keep = folderStorage({ folder, box: TEST_BOX, slotUrl: async () => '' });
  const put = async (noun: string, nounId: string, color: string) => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: color } });
    await keep.publish(`${color}.webp`, await picture.webp().toBuffer());
    await db.execute(sql`with m as (insert into medias (account_id, purpose, content_type, size, status, name)
        values (1, 'sku_picture', 'image/webp', 9, 'ready', ${`${color}.webp`}) returning id)
      insert into media_set_items (media_set_id, name, media_id)
        select s.id, 'picture', m.id from media_sets s, m where s.noun = ${noun} and s.noun_id = ${nounId}`);
  };
  const colorsOf = async (id: string) => {
    const pdf = await getDocumentProxy(new Uint8Array((await get(id)).bytes));
    const images = await extractImages(pdf, 1);
    return images
      .filter(({ width, height }) => width === 60 && height === 40)
      .map(({ data }) => [...data.slice(0, 3)]);
  };
  const near = (values: number[]) => values.map((value) => Math.round(value / 64) * 64);
  expect(await colorsOf('ABC-CARD-0001')).toEqual([]);
  await put('products', 'ABC-CARD', 'red');
  await put('skus', 'ABC-CARD-0002', 'blue');
  expect((await colorsOf('ABC-CARD-0001')).map(near)).toEqual([[256, 0, 0]]);
  expect((await colorsOf('ABC-CARD-0002')).map(near)).toEqual([[0, 0, 256]]);
  await keep.withdraw('blue.webp');
  expect(await colorsOf('ABC-CARD-0002')).toEqual([]);
});

test('I18N-6: the texts are those of the language that is asked for', async () => {
  const text = await textOf('ABC-NONE', '?locale=fr');
  expect(text).toContain('Bare');
  expect(text).toContain('fictif');
});

test('what is not there is not found, a language that is none is named', async () => {
  expect((await get('ABC-GONE')).status).toBe(404);
  const refused = await get('ABC-CARD', '?locale=xx');
  expect(refused).toMatchObject({ status: 422, body: { field_errors: [{ field: 'locale' }] } });
});
