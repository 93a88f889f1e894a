import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
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
afterAll(() => platform.close());

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
