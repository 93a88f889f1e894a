import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  REWARD_SEARCH,
  type SearchedCatalogue,
  startSearchedCatalogue,
} from '../../../testing/searchedCatalogue.ts';
import type { Json } from '../../../testing/testPlatform.ts';

const EMBER = 'EMB-CARD-0001';

let catalogue: SearchedCatalogue;
const ask: SearchedCatalogue['ask'] = (...question) => catalogue.ask(...question);
const searchSkus: SearchedCatalogue['found'] = (...question) => catalogue.found(...question);

beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
});
afterAll(() => catalogue?.platform.close());

describe('the catalog search', () => {
  it('SEARCH-1, SEARCH-3: finds 30 rewards a page unless it is asked otherwise, published ones of the own organization alone', async () => {
    const { data } = await ask(
      '{ rewardSearch { items { sku } limitValue totalCount totalIsCapped currentPage } }',
    );
    expect(data?.rewardSearch).toEqual({
      items: ['AUR-CARD-0001', 'AUR-CARD-0002', 'AUR-CARD-0003'].map((sku) => ({ sku })),
      limitValue: 30,
      totalCount: 3,
      totalIsCapped: false,
      currentPage: 1,
    });
  });

  it('SEARCH-2: filters by condition of sale, face value, country, currency, hidden and SKU', async () => {
    expect(await searchSkus('', { conditionsOfSale: ['in_stock'] })).toEqual([EMBER]);
    expect(await searchSkus('', { conditionsOfSale: null, countryRestrictions: ['US'] })).not.toContain(
      EMBER,
    );
    expect(await searchSkus('', { conditionsOfSale: null, countryRestrictions: ['BE'] })).toContain(EMBER);
    expect(await searchSkus('', { currency: 'JPY' })).toEqual(['AUR-CARD-0003']);
    expect(await searchSkus('', { faceValueMin: '10.01', faceValueMax: '50' })).toEqual(['AUR-CARD-0002']);
    expect(await searchSkus('', { faceValueMin: '4999.5', currency: 'JPY' })).toEqual(['AUR-CARD-0003']);
    expect(await searchSkus('', { hidden: true })).toEqual(['AUR-SECRET-0001']);
    expect(await searchSkus('', { rewardSku: 'AUR-CARD-0002' })).toEqual(['AUR-CARD-0002']);
    expect(await searchSkus('', { brandIds: ['EMB'], conditionsOfSale: null })).toEqual([EMBER]);
    expect(await searchSkus('', { tagIds: ['1'], conditionsOfSale: null })).toEqual([EMBER]);
    expect(await searchSkus('', { typologyIds: ['1'], serviceCategoryIds: ['1'], currency: 'JPY' })).toEqual([
      'AUR-CARD-0003',
    ]);
    expect(await searchSkus('', { rewardGroupIds: ['2'], conditionsOfSale: null })).toEqual([EMBER]);
    expect(await searchSkus('', { deliveryMode: 'physical_shipment', conditionsOfSale: null })).toEqual([
      EMBER,
    ]);
  });

  it('SEARCH-6, CATALOG-12: a hit’s picture is its own, else its product’s, else a logo; its card is that of the language', async () => {
    const REWARD =
      '{ reward(sku: "AUR-CARD-0001") { image imageVariants { url width contentType } catalogCardUrl } }';
    const rewardImages = async (language = 'en') => (await ask(REWARD, {}, { language })).data?.reward;
    expect(await rewardImages()).toEqual({ image: null, imageVariants: [], catalogCardUrl: null });
    const { db } = catalogue.platform.database;
    const put = (
      noun: string,
      nounId: string,
      name: string,
      { locale = '', of = name, variants = '{}' } = {},
    ) =>
      db.execute(sql`with m as (insert into medias (account_id, purpose, content_type, size, status, name, variants)
          values (1, 'sku_picture', 'image/webp', 9, 'ready', ${`${of}.webp`}, ${variants}) returning id)
        insert into media_set_items (media_set_id, name, locale, media_id)
          select s.id, ${name}, ${locale}, m.id from media_sets s, m where s.noun = ${noun} and s.noun_id = ${nounId}`);
    await put('brands', 'AUR', 'logo', { of: 'brand' });
    expect(await rewardImages()).toMatchObject({ image: '/media/brand.webp', imageVariants: [] });
    await put('products', 'AUR-CARD', 'picture', { of: 'product', variants: '{400.webp,400.avif}' });
    expect(await rewardImages()).toMatchObject({
      image: '/media/product.webp',
      imageVariants: [
        { url: '/media/product-400.webp', width: 400, contentType: 'image/webp' },
        { url: '/media/product-400.avif', width: 400, contentType: 'image/avif' },
      ],
    });
    await put('skus', 'AUR-CARD-0001', 'picture', { of: 'own' });
    await put('products', 'AUR-CARD', 'catalog_badge', { of: 'badge' });
    await put('products', 'AUR-CARD', 'catalog_badge', { of: 'carte', locale: 'fr' });
    expect(await rewardImages()).toMatchObject({
      image: '/media/own.webp',
      catalogCardUrl: '/media/badge.webp',
    });
    expect(await rewardImages('fr')).toMatchObject({ catalogCardUrl: '/media/carte.webp' });
    await db.execute(sql`delete from media_set_items`);
  });

  it('CATALOG-9: rewards of a list of SKUs are found as far as they can be taken, whatever their condition of sale', async () => {
    const rewardSkus = [EMBER, 'AUR-CARD-0004', 'AUR-CARD-0002', 'AUR-SECRET-0001', 'EMB-RIVAL-0001'];
    expect(await searchSkus('', { rewardSkus })).toEqual(['AUR-CARD-0002', 'AUR-SECRET-0001', EMBER]);
    expect(await searchSkus('', { rewardSkus, currency: 'JPY' })).toEqual([]);
    expect(await searchSkus('', { rewardSkus: Array.from({ length: 101 }, (_, at) => `S-${at}`) })).toEqual([
      'filter.rewardSkus: send fewer values',
    ]);
  });

  it('a page shows many products: the first value of each comes before the second one of any', async () => {
    const skus = await searchSkus('', { conditionsOfSale: null });
    expect(skus.slice(0, 2).sort()).toEqual(['AUR-CARD-0001', EMBER]);
    expect(skus.slice(2)).toEqual(['AUR-CARD-0002', 'AUR-CARD-0003']);
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => {
        const query = `{ rewardSearch(page: ${page}, limit: 1, filter: {conditionsOfSale: null}) { items { sku } } }`;
        return (await ask(query)).data?.rewardSearch?.items;
      }),
    );
    expect(pages).toEqual(skus.map((sku) => [{ sku }]));
  });

  it('SEARCH-11: finds what is sold on demand unless another condition of sale is asked for', async () => {
    expect(await searchSkus('card')).not.toContain(EMBER);
    expect(await searchSkus('card', { conditionsOfSale: null })).toContain(EMBER);
  });

  it.each([
    ['SEARCH-7: a least face value below 0', { faceValueMin: '-1' }, 'filter.faceValueMin: send 0 or more'],
    [
      'SEARCH-8: a greatest face value below 1',
      { faceValueMax: '0.5' },
      'filter.faceValueMax: send 1 or more',
    ],
    [
      'an amount that is none',
      { faceValueMin: 'much' },
      'filter.faceValueMin: send a decimal number such as 12.50',
    ],
    ['an unknown currency', { currency: 'XXY' }, 'filter.currency: send a currency of ISO 4217 such as EUR'],
  ])('refuses %s and says what to send', async (_what, filter, message) => {
    expect(await searchSkus('', filter)).toEqual([message]);
  });

  it('SEARCH-10: the beginning of a SKU finds it whatever its condition of sale, private ones too', async () => {
    expect(await searchSkus('EMB-CA')).toEqual([EMBER]);
    expect(await searchSkus('AUR-SECRET', { conditionsOfSale: ['in_stock'] })).toEqual(['AUR-SECRET-0001']);
    expect(await searchSkus('EMB-RIVAL')).toEqual([]);
    expect(await searchSkus('AUR-CA%')).toEqual([]);
  });

  it('SEARCH-6, CATALOG-12, CATALOG-13: a hit carries what cards and lists show', async () => {
    const query = `{ rewardSearch(search: "aurora 10") { items { sku name description brand { id name } product { id name } image catalogCardUrl
      faceValue currency cost costCurrency countryRestrictions conditionsOfSale hidden isOnSale categories deliveryMode tags { name } } } }`;
    const hit = {
      sku: 'AUR-CARD-0001',
      name: 'Aurora 10',
      description: 'Good in all shops',
      brand: { id: 'AUR', name: 'Aurora Books' },
      product: { id: 'AUR-CARD', name: 'Aurora gift card' },
      image: null,
      catalogCardUrl: null,
      faceValue: '10.00',
      currency: 'EUR',
      cost: '9.50',
      costCurrency: 'EUR',
      countryRestrictions: [],
      conditionsOfSale: 'on_demand',
      hidden: false,
      isOnSale: true,
      categories: ['Shopping', 'Books'],
      deliveryMode: 'digital_delivery',
      tags: [{ name: 'Books' }],
    };
    expect((await ask(query)).data?.rewardSearch?.items).toEqual([hit]);
    const french = (await ask(query, {}, { language: 'fr' })).data?.rewardSearch?.items as unknown as Json[];
    expect(french[0]).toMatchObject({
      description: 'Partout',
      product: { name: 'Carte cadeau Aurore' },
      categories: ['Achats', 'Livres'],
    });
  });

  it('finds names in every language, by beginnings of words, without case and marks; Japanese by any two letters', async () => {
    const all = ['AUR-CARD-0001', 'AUR-CARD-0002', 'AUR-CARD-0003'];
    expect(await searchSkus('AURÔRE cad')).toEqual(all);
    expect(await searchSkus('ギフト')).toEqual(all);
    expect(await searchSkus('トカ')).toEqual(all);
    expect(await searchSkus('犬猫')).toEqual([]);
    expect(await searchSkus('cafe', { conditionsOfSale: null })).toEqual([EMBER]);
    expect(await searchSkus('%%%')).toEqual([]);
  });

  it('the best hit comes first: a name that begins with the text', async () => {
    expect(await searchSkus('aurora 5')).toEqual(['AUR-CARD-0002', 'AUR-CARD-0003']);
  });

  it('a mistyped word is mended by the nearest, and the answer says so', async () => {
    const { data } = await ask(REWARD_SEARCH, { search: 'aurra bokos' });
    expect(data?.rewardSearch).toMatchObject({ totalCount: 3, searchedFor: 'aurora books' });
    expect((await ask(REWARD_SEARCH, { search: 'qqqqqq' })).data?.rewardSearch).toMatchObject({
      totalCount: 0,
      searchedFor: null,
    });
  });

  it('a word that only rewards out of sight have is never said', async () => {
    await catalogue.platform.database.script(async (db) => {
      await db.execute(sql`insert into search_words values ('booka')`);
    });
    const { data } = await ask(REWARD_SEARCH, { search: 'bookx' });
    expect(data?.rewardSearch).toMatchObject({ totalCount: 3, searchedFor: 'books' });
  });

  it.each(['"', 'a"b', '\\', "'", '{}', ','])('takes %j as an identifier like any other', async (strange) => {
    const filter = { brandIds: ['AUR', strange], countryRestrictions: ['FR', strange], rewardSkus: null };
    expect(await searchSkus('', filter)).toContain('AUR-CARD-0001');
    expect(await searchSkus('', { brandIds: [strange] })).toEqual([]);
  });

  it('counts what the hits have', async () => {
    const { data } = await ask(
      '{ rewardSearch(filter: {conditionsOfSale: null}) { facets { currencies { value count } brands { value label count } countries { value count } } } }',
    );
    expect(data?.rewardSearch?.facets).toEqual({
      currencies: [
        { value: 'EUR', count: 3 },
        { value: 'JPY', count: 1 },
      ],
      brands: [
        { value: 'AUR', label: 'Aurora Books', count: 3 },
        { value: 'EMB', label: 'Ember Café', count: 1 },
      ],
      countries: [
        { value: '*', count: 3 },
        { value: 'BE', count: 1 },
        { value: 'FR', count: 1 },
      ],
    });
  });

  it('CATALOG-15: loads as many as it is asked for, 100 at most', async () => {
    const { data } = await ask(REWARD_SEARCH, { search: '', limit: 8 });
    expect(data?.rewardSearch?.limitValue).toBe(8);
    expect((await ask(REWARD_SEARCH, { limit: 5000 })).data?.rewardSearch?.limitValue).toBe(100);
  });

  it('suggests brands, products and tags that find something', async () => {
    const query = 'query ($search: String!) { rewardSuggestions(search: $search) { text kind id } }';
    expect((await ask(query, { search: 'au' })).data?.rewardSuggestions).toEqual([
      { text: 'Aurora Books', kind: 'brand', id: 'AUR' },
      { text: 'Aurora gift card', kind: 'product', id: 'AUR-CARD' },
    ]);
    expect((await ask(query, { search: 'a' })).data?.rewardSuggestions).toEqual([]);
  });
});
