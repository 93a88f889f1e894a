import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../testing/searchedCatalogue.ts';

let catalogue: SearchedCatalogue;
beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
});
afterAll(() => catalogue?.platform.close());
afterEach(() => vi.useRealTimers());

const keyOf = async (login: string) =>
  (await catalogue.platform.call(login, 'GET', '/api/organizations/mine/search_key')).body;

const askWith = (key: string, query: string) =>
  catalogue.platform.call(null, 'POST', '/api/graphql', {
    body: { query },
    headers: { 'x-search-key': key },
  });

const QUESTION = '{ rewardSearch(search: "ember", filter: {conditionsOfSale: null}) { items { sku } } }';

it('SEARCH-4, SEARCH-15: the organization gives the key and the name of its index', async () => {
  const own = await keyOf('catalog_manager');
  expect(own).toMatchObject({ index_name: 'guerdon_autocompletion-product-skus-1' });
  expect((await keyOf('rival')).index_name).toBe('guerdon_autocompletion-product-skus-2');
  expect((await keyOf('catalog_manager')).search_key).toBe(own.search_key);
  expect(Date.parse(String(own.expires_at)) - Date.now()).toBeGreaterThan(3_600_000);
});

it('SEARCH-5: a key searches what its organization publishes, and nothing else', async () => {
  const key = String((await keyOf('rival')).search_key);
  expect((await askWith(key, QUESTION)).body).toEqual({
    data: { rewardSearch: { items: [{ sku: 'EMB-RIVAL-0001' }] } },
  });
  const refused = await askWith(key, 'mutation { tagDelete(input: {id: "1"}) { errors { rule } } }');
  expect(JSON.stringify(refused.body.errors)).toContain('editRewards');
  const elsewhere = await catalogue.platform.call(null, 'GET', '/api/viewer', {
    headers: { 'x-search-key': key },
  });
  expect(elsewhere.status).toBe(401);
});

it('PRODUCT-28, SEARCH-5: a key finds nothing private by the beginning of its SKU, and says no cost', async () => {
  const key = String((await keyOf('user')).search_key);
  const search = '{ rewardSearch(search: "AUR-SE", filter: {conditionsOfSale: null}) { items { sku } } }';
  expect((await askWith(key, search)).body).toEqual({ data: { rewardSearch: { items: [] } } });
  const cost = (await askWith(key, '{ reward(sku: "AUR-CARD-0001") { cost costCurrency } }')).body;
  expect(cost.data?.reward).toEqual({ cost: null, costCurrency: null });
});

it('an address that asks too often with keys is told when to come back', async () => {
  const key = String((await keyOf('catalog_manager')).search_key);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const calls = Array.from({ length: 320 }, () =>
    catalogue.platform.call(null, 'POST', '/api/graphql', {
      body: { query: '{ __typename }' },
      headers: { 'x-search-key': key, 'x-forwarded-for': '203.0.113.77' },
    }),
  );
  const refused = (await Promise.all(calls)).find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

it('SEARCH-10, PRODUCT-26, PRODUCT-28: a key finds what is private by its SKU alone; anybody without one not even so', async () => {
  const key = String((await keyOf('user')).search_key);
  const searchWithKey = async (search: string, filter = '{}') =>
    (await askWith(key, `{ rewardSearch(search: "${search}", filter: ${filter}) { items { sku hidden } } }`))
      .body;
  const secret = { sku: 'AUR-SECRET-0001', hidden: true };
  expect(await searchWithKey(secret.sku)).toEqual({ data: { rewardSearch: { items: [secret] } } });
  expect((await askWith(key, `{ reward(sku: "${secret.sku}") { sku hidden } }`)).body).toEqual({
    data: { reward: secret },
  });
  expect(await searchWithKey('friends')).toEqual({ data: { rewardSearch: { items: [] } } });
  expect(JSON.stringify((await searchWithKey('friends', '{hidden: true}')).errors)).toContain('by SKU alone');
  const without = await catalogue.platform.call(null, 'POST', '/api/graphql', {
    body: { query: `{ reward(sku: "${secret.sku}") { sku } }` },
  });
  expect(without.status).toBe(401);
});

it('a key that is changed, of another kind or too old is none', async () => {
  const key = String((await keyOf('catalog_manager')).search_key);
  for (const wrong of [`${key}x`, 'x.y', '', key.replace(/^./, 'Z')])
    expect((await askWith(wrong, QUESTION)).status).toBe(401);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  expect((await askWith(key, QUESTION)).status).toBe(401);
});

it('the key is for those who may look at the catalogue', async () => {
  const answer = await catalogue.platform.call(
    'promotion_data_analyst',
    'GET',
    '/api/organizations/mine/search_key',
  );
  expect(answer.status).toBe(403);
});
