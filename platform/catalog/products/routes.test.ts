import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { db } = platform.database;
  await db.execute(sql`insert into brands (id, sku, name, status) values
    ('ABC', 'ABC-BRAND', 'Alphabet', 'enabled'), ('OLD', 'OLD-BRAND', 'Bygone', 'deactivated')`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ['product_dimensions', 'skus', 'products'])
    await platform.database.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const card = {
  product_id: 'card',
  product_type: 'gift_card',
  name: 'Café card',
  description: 'A card for coffee',
  country_restrictions: ['*'],
  face_value_currency: 'EUR',
  themes: ['birthday'],
  featured: false,
};
const create = (body: object = {}, { login = 'catalog_manager', brand = 'ABC' } = {}) =>
  platform.call(login, 'POST', `/api/brands/${brand}/products`, { body: { ...card, ...body } });
const save = async (
  body: unknown,
  { id = 'ABC-CARD', version = 1, login = 'catalog_manager', query = '' } = {},
) => {
  const answer = await platform.call(login, 'PUT', `/api/products/${id}${query}`, { body, version });
  return { ...answer, body: answer.body.product ?? answer.body, promotions: answer.body.promotions };
};
const read = async (id = 'ABC-CARD') =>
  (await platform.call('catalog_manager', 'GET', `/api/products/${id}`)).body;
const NAMELESS = { field: 'name_with_variable_value', rule: 'required' };
const TWICE = { field: 'translations', rule: 'default_locale_twice' };
const errorsOf = async (answer: ReturnType<typeof create>) => (await answer).body.field_errors;

describe('creating', () => {
  test('PRODUCT-49: the type of a product has a name, in the reader’s language', async () => {
    await create();
    const { body } = await platform.call('catalog_manager', 'GET', '/api/products/ABC-CARD', {
      headers: { 'accept-language': 'fr' },
    });
    expect(body.product_type).toEqual({ id: 'gift_card', name: 'Carte cadeau' });
  });

  test('PRODUCT-48, PRODUCT-61: a product of a brand is called after the brand and itself', async () => {
    expect(await create()).toMatchObject({
      status: 201,
      body: {
        id: 'ABC-CARD',
        brand: { id: 'ABC', name: 'Alphabet' },
        product_type: { id: 'gift_card', name: 'Gift card' },
        status: 'enabled',
        state: 'no_sku',
        default_locale: 'en',
        translations: {},
        version: 1,
        country_restrictions: [],
        publication: { published: false, private: false },
      },
    });
  });

  test('PRODUCT-34, PRODUCT-35, PRODUCT-36: three to ten letters and digits, in capitals', async () => {
    expect(await errorsOf(create({ product_id: 'ab' }))).toEqual([
      { field: 'product_id', rule: 'product_id_min', limit: '3' },
    ]);
    expect(await errorsOf(create({ product_id: 'abcdefghijk' }))).toEqual([
      { field: 'product_id', rule: 'product_id_max', limit: '10' },
    ]);
    expect(await errorsOf(create({ product_id: 'ab-cd' }))).toEqual([
      { field: 'product_id', rule: 'product_id_pattern' },
    ]);
    expect((await create({ product_id: 'abcdefghi9' })).body.id).toBe('ABC-ABCDEFGHI9');
  });

  test('PRODUCT-38: an id is taken under its brand, also by one of two at once', async () => {
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await errorsOf(create())).toEqual([{ field: 'product_id', rule: 'product_id_taken' }]);
  });

  test('PRODUCT-33, PRODUCT-42, PRODUCT-47: what is required is named, the description among it', async () => {
    const { body } = await platform.call('catalog_manager', 'POST', '/api/brands/ABC/products', { body: {} });
    const fields = (body.field_errors as unknown as { field: string; rule: string }[]).map(
      ({ field, rule }) => `${field}: ${rule}`,
    );
    expect(fields.sort()).toEqual(
      [
        ...['country_restrictions', 'description', 'face_value_currency', 'featured', 'name'],
        ...['product_id', 'product_type', 'themes'],
      ].map((field) => `${field}: required`),
    );
    expect(await errorsOf(create({ themes: [], country_restrictions: [] }))).toEqual([
      { field: 'country_restrictions', rule: 'required' },
      { field: 'themes', rule: 'required' },
    ]);
  });

  test('PRODUCT-64: its themes are those to choose from, each once', async () => {
    const offered = (await platform.call('admin', 'GET', '/api/organizations/themes')).body.items;
    expect(offered).toContain('birthday');
    expect(await errorsOf(create({ themes: ['moon'] }))).toEqual([{ field: 'themes.0', rule: 'choice' }]);
    expect(await errorsOf(create({ themes: ['home', 'home'] }))).toEqual([
      { field: 'themes', rule: 'duplicate_value' },
    ]);
  });

  test('PRODUCT-52: countries are those of ISO 3166, and worldwide stands alone', async () => {
    expect((await create({ country_restrictions: ['FR', 'BE'] })).body.country_restrictions).toEqual([
      'FR',
      'BE',
    ]);
    expect(await errorsOf(create({ country_restrictions: ['XX'] }))).toEqual([
      { field: 'country_restrictions.0', rule: 'unknown_country' },
    ]);
    expect(await errorsOf(create({ country_restrictions: ['*', 'FR'] }))).toEqual([
      { field: 'country_restrictions', rule: 'worldwide_alone' },
    ]);
  });

  test('PRODUCT-44, PRODUCT-53, PRODUCT-54: a variable value is a gift card’s and needs a name with %s', async () => {
    const variable = { accept_variable_value: true, name_with_variable_value: 'Card of %s' };
    expect((await create(variable)).body).toMatchObject(variable);
    expect(await errorsOf(create({ product_id: 'two', accept_variable_value: true }))).toEqual([NAMELESS]);
    expect(await errorsOf(create({ ...variable, name_with_variable_value: 'Card' }))).toEqual([
      { field: 'name_with_variable_value', rule: 'variable_name_pattern' },
    ]);
    expect(await errorsOf(create({ ...variable, product_type: 'item' }))).toEqual([
      { field: 'accept_variable_value', rule: 'gift_card_only' },
      { field: 'name_with_variable_value', rule: 'gift_card_only' },
    ]);
  });

  test('PRODUCT-45: the address of the terms and conditions is of https', async () => {
    const terms_and_conditions_url = 'https://shop.example/terms?page=1';
    expect((await create({ terms_and_conditions_url })).body).toMatchObject({ terms_and_conditions_url });
    expect(await errorsOf(create({ terms_and_conditions_url: 'javascript:alert(1)' }))).toEqual([
      { field: 'terms_and_conditions_url', rule: 'invalid_url' },
    ]);
  });

  test('I18N-6, PRODUCT-46, PRODUCT-51: other languages stand beside the default one, each with a name', async () => {
    const translations = { fr: { name: 'Carte café', description: 'Une carte' } };
    expect((await create({ translations })).body.translations).toEqual(translations);
    expect(await errorsOf(create({ translations: { fr: { name: '' } } }))).toEqual([
      { field: 'translations.fr.name', rule: 'required' },
    ]);
    expect(await errorsOf(create({ translations: { en: { name: 'Twice' } } }))).toEqual([TWICE]);
    expect((await create({ translations: { sv: { name: 'Kort' } } })).status).toBe(422);
  });

  test('PRODUCT-55, PRODUCT-56: it is aimed at a gender and at ranges of ages, or at everybody', async () => {
    const { body } = await create({ gender: 'female', age_ranges: ['<18', '55+'] });
    expect(body.targeting).toEqual({ gender: 'female', age_range: ['<18', '55+'] });
    expect((await create({ product_id: 'all' })).body.targeting).toEqual({ gender: null, age_range: [] });
    expect(await errorsOf(create({ age_ranges: ['18-25'] }))).toEqual([
      { field: 'age_ranges.0', rule: 'choice' },
    ]);
  });

  test('a brand that is deactivated gets no products, one that is not there is not found', async () => {
    expect((await create({}, { brand: 'OLD' })).body.error_name).toBe('brand_deactivated');
    expect((await create({}, { brand: 'ZZZ' })).status).toBe(404);
  });

  test('PRODUCT-66: needs createRewards', async () => {
    expect((await create({}, { login: 'user' })).status).toBe(403);
    expect((await create({}, { login: 'admin' })).status).toBe(201);
  });
});

describe('saving', () => {
  beforeEach(() => create());

  test('PRODUCT-22, PRODUCT-62: a catalog manager saves; what is left out stays; what is sent back as it was read changes nothing', async () => {
    const { name, country_restrictions, themes, translations } = (await read()) as Record<string, unknown>;
    expect((await save({ name, country_restrictions, themes, translations })).body.version).toBe(1);
    expect((await save({ featured: true })).body).toMatchObject({ featured: true, name, version: 2 });
  });

  test('PRODUCT-67: needs editRewards', async () => {
    expect((await save({ featured: true }, { login: 'admin' })).status).toBe(403);
  });

  test('PRODUCT-23: on sale or not, and tried before it is done', async () => {
    expect((await save({ status: 'disabled' }, { query: '?dry_run=true' })).body.status).toBe('disabled');
    expect((await read()).status).toBe('enabled');
    expect((await save({ status: 'disabled' })).body).toMatchObject({ status: 'disabled', version: 2 });
  });

  test('PRODUCT-24: a try of disabling counts each promotion once that gives any of its SKUs on sale', async () => {
    const { db } = platform.database;
    await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status)
      select 'ABC-CARD-' || n, 'One', 'ABC-BRAND', 'ABC-CARD', 1000, 'EUR', case n when 3 then 'disabled' else 'enabled' end
      from generate_series(1, 3) n`);
    await db.execute(sql`insert into promotions (id, advertiser_id, name, start_datetime)
      select n, 3, 'Spring', now() from generate_series(1, 3) n`);
    await db.execute(sql`insert into promotion_rewards (advertiser_id, promotion_id, sku)
      select 3, promotion, 'ABC-CARD-' || sku
      from (values (1, 1), (1, 2), (2, 2), (3, 3)) as given (promotion, sku)`);
    expect((await save({ status: 'disabled' }, { query: '?dry_run=true' })).promotions).toBe(2);
    expect((await save({ featured: true })).promotions).toBe(0);
    await db.execute(sql`delete from promotion_rewards`);
  });

  test('of two editors the later one is shown what it missed', async () => {
    const answers = await Promise.all([save({ name: 'One' }), save({ name: 'Two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.current?.name).toBe((await read()).name);
  });

  test('PRODUCT-44: what the whole would break is refused, whichever half is sent', async () => {
    expect(await errorsOf(save({ accept_variable_value: true }))).toEqual([NAMELESS]);
    expect(await errorsOf(save({ translations: { en: { name: 'Twice' } } }))).toEqual([TWICE]);
  });

  test('PRODUCT-32: the state follows from its SKUs and is nobody’s to set', async () => {
    expect(await errorsOf(save({ state: 'ready' }))).toEqual([{ field: 'state', rule: 'unknown' }]);
    await platform.database.db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      values ('ABC-CARD-9', 'Ten', 'ABC-BRAND', 'ABC-CARD', 1000, 'EUR')`);
    expect((await read()).state).toBe('ready');
  });

  test('each change is one event with what changed', async () => {
    await save({ themes: ['travel'] });
    const [event] = await storedRows(
      platform.database.db,
      sql`select noun_id, before, after from events where noun = 'products' order by id desc limit 1`,
    );
    expect(event).toEqual({
      noun_id: 'ABC-CARD',
      before: { themes: ['birthday'] },
      after: { themes: ['travel'] },
    });
  });
});
