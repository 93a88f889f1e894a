import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE_DOCUMENTS } from '../../../../schema/remote/publicCatalogue.generated.ts';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../../testing/searchedCatalogue.ts';
import type { Json } from '../../../testing/testPlatform.ts';

let catalogue: SearchedCatalogue;
beforeAll(async () => {
  catalogue = await startSearchedCatalogue({ PUBLIC_CATALOGUE_SELLER: 'north' });
});
afterAll(() => catalogue?.platform.close());

const SKU = 'AUR-CARD-0001';
const db = () => catalogue.platform.database.db;
const oneLine = (text: unknown) => String(text).replace(/\s/g, ' ');
const has = (dimension: string, vary: boolean, position: number) =>
  db().execute(
    sql`insert into product_dimensions values ('AUR-CARD', ${dimension}, false, ${vary}, ${position})`,
  );
const values = async (of: 'products' | 'skus', held: object) => {
  const [table, key, id] = of === 'skus' ? ['skus', 'sku', SKU] : ['products', 'id', 'AUR-CARD'];
  await db().execute(sql`update ${sql.identifier(table ?? '')} set dimension_values = ${JSON.stringify(held)}::jsonb
    where ${sql.identifier(key ?? '')} = ${id ?? ''}`);
};
const reward = async (fields: string, language = 'en'): Promise<Json> =>
  (await catalogue.ask(`{ reward(sku: "${SKU}") { ${fields} } }`, {}, { language })).data?.reward as Json;
const dimensions = async (language = 'en') =>
  (
    (await reward('dimensions { id name text }', language)).dimensions as unknown as {
      name: string;
      text: string;
    }[]
  ).map(({ name, text }) => oneLine(`${name}: ${text}`));

afterEach(async () => {
  await db().execute(sql`delete from product_dimensions`);
  await values('products', {});
  await values('skus', {});
});

describe('what customers are told of a reward', () => {
  it('DIM-1, DIM-4, DIM-5: its values and its product’s, with their units, in the language and the product’s order', async () => {
    await has('duration', false, 0);
    await has('color', true, 1);
    await has('weight', false, 2);
    await has('weight_unit', false, 3);
    await values('products', {
      duration: { years: 1, months: 6, weeks: 0, days: 0 },
      weight: 1200,
      weight_unit: 'g',
      color: 'white',
    });
    await values('skus', { color: 'black', size: ['S'] });
    expect(await dimensions()).toEqual([
      'Period of validity: 1 year, 6 months',
      'Colour: black',
      'Weight: 1,200 g',
    ]);
    expect(await dimensions('fr')).toEqual([
      'Durée de validité: 1 an et 6 mois',
      'Couleur: noir',
      'Poids: 1 200 g',
    ]);
    const documentId = CATALOGUE_DOCUMENTS.CatalogueReward;
    const { body } = await catalogue.platform.call(null, 'POST', '/public/catalogue', {
      body: { documentId, variables: { sku: SKU } },
    });
    expect(body.data?.reward?.dimensions).toHaveLength(3);
    const { data } = await catalogue.ask(
      '{ rewardSearch(search: "AUR-CARD-0001") { ...Page } } fragment Page on RewardHitList { items { ... on Reward { dimensions { id } } } }',
    );
    expect(data?.rewardSearch?.items).toEqual([
      { dimensions: ['duration', 'color', 'weight'].map((id) => ({ id })) },
    ]);
  });

  it('nothing of what staff note for themselves, of no period, or where there is nothing', async () => {
    expect(await dimensions()).toEqual([]);
    for (const [at, id] of ['duration', 'varying_duration', 'price', 'price_currency'].entries())
      await has(id, false, at);
    await values('products', {
      duration: { years: 0, months: 0, weeks: 0, days: 0 },
      varying_duration: 1,
      price: 20,
      price_currency: 'EUR',
    });
    expect(await dimensions()).toEqual([]);
  });

  it('SKU-18: nothing of what a SKU of variable value has left', async () => {
    await has('color', true, 0);
    await values('skus', { color: 'black' });
    await db().execute(sql`update skus set variable_value = true where sku = ${SKU}`);
    expect(await dimensions()).toEqual([]);
    await db().execute(sql`update skus set variable_value = false where sku = ${SKU}`);
  });
});

describe('the name of a reward', () => {
  const name = async (language: string) => oneLine((await reward('name', language)).name);
  const set = (column: 'translations' | 'default_locale' | 'variable_value', value: string) =>
    db().execute(
      sql`update skus set ${sql.identifier(column)} = ${sql.raw(`'${value}'`)} where sku = ${SKU}`,
    );
  beforeEach(async () => {
    await set('translations', '{}');
    await set('default_locale', 'en');
    await set('variable_value', 'false');
  });

  it('PRODUCT-51, SKU-32: is the SKU’s in the reader’s language, whichever that is', async () => {
    expect(await name('en')).toBe('Aurora 10');
    await set('translations', '{"fr":{"name":"Aurore dix","description":""}}');
    expect(await name('fr')).toBe('Aurore dix');
    await set('translations', '{}');
    await set('default_locale', 'fr');
    expect(await name('fr')).toBe('Aurora 10');
  });

  it('PRODUCT-51: is else the product’s in that language, with what the SKU is worth', async () => {
    expect(await name('fr')).toBe('Carte cadeau Aurore 10 €');
    await set('translations', '{"fr":{"name":"","description":"sans nom"}}');
    expect(await name('fr')).toBe('Carte cadeau Aurore 10 €');
    await set('variable_value', 'true');
    expect(await name('fr')).toBe('Carte cadeau Aurore');
  });

  it('PRODUCT-51, SKU-2: names what varies in place of the value, where something does', async () => {
    await has('size', true, 0);
    await has('color', true, 1);
    await values('skus', { size: ['S'], color: 'black' });
    expect(await name('fr')).toBe('Carte cadeau Aurore S, noir');
  });

  it('DIM-4, SKU-2: names what varies with its unit, also where all SKUs have the same one', async () => {
    await has('weight', true, 0);
    await has('weight_unit', false, 1);
    await values('products', { weight_unit: 'g' });
    await values('skus', { weight: 180 });
    expect(await name('fr')).toBe('Carte cadeau Aurore 180 g');
  });

  it('is else the SKU’s own, where nothing is said in the reader’s language', async () => {
    const { data } = await catalogue.ask('{ reward(sku: "EMB-CARD-0001") { name } }', {}, { language: 'fr' });
    expect(data?.reward?.name).toBe('Ember 20');
  });
});
