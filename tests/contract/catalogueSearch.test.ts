import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const SEARCH = `query ($search: String, $filter: RewardSearchFilter) { searchRewards(search: $search, filter: $filter) {
  items { sku name faceValue currency hidden } page { totalCount size totalIsCapped } facets { currencies { value count } } searchedFor } }`;

interface SearchData {
  searchRewards: {
    items: { sku: string; name: string; faceValue: string; currency: string; hidden: boolean }[];
    page: { totalCount: number; size: number; totalIsCapped: boolean };
    facets: { currencies: { value: string; count: number }[] };
    searchedFor: string | null;
  };
}

describe.each(ENGINES)('the catalog’s search through the graph, on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
  });
  afterAll(() => world?.close());

  const search = async (variables: Record<string, unknown>, login = 'admin@roles.example') => {
    const { data, errors } = await world.graph(login, SEARCH, variables);
    expect(errors).toBeUndefined();
    return (data as unknown as SearchData).searchRewards;
  };

  test('the demo’s catalog is found by words, in French too, and counted', async () => {
    const matches = await search({ search: 'carte cadeau auror', filter: { currency: 'EUR' } });
    expect(matches.items.map(({ sku }) => sku).sort()).toEqual(matches.items.map(({ sku }) => sku).sort());
    expect(
      matches.items.every(({ name, currency }) => name.startsWith('Aurora Books') && currency === 'EUR'),
    ).toBe(true);
    expect(matches.facets.currencies).toEqual([{ value: 'EUR', count: matches.page.totalCount }]);
    const whole = await search({});
    expect(whole.page).toMatchObject({ size: 30 });
    expect(whole.items).toHaveLength(30);
    expect(whole.items.some(({ hidden }) => hidden)).toBe(false);
    expect((await search({ search: 'auroar boks' })).searchedFor).toBe('aurora books');
  });

  test('a reward named anywhere by its SKU carries the index’s facts', async () => {
    const sku = (await search({ search: 'aurora' })).items[0]?.sku ?? '';
    const listed = await world.rest<{ items: { id: string }[] }>(
      'admin@roles.example',
      'GET',
      '/api/advertisers',
    );
    const { data, errors } = await world.graph(
      'admin@roles.example',
      `query ($id: ID!, $search: String!) { rewardOptions(advertiserId: $id, mode: committed, search: $search) {
        sku catalogueEntry { sku brand { name } categories deliveryMode } } }`,
      { id: listed.body.items[0]?.id, search: sku },
    );
    expect(errors).toBeUndefined();
    expect((data as unknown as { rewardOptions: unknown[] }).rewardOptions[0]).toMatchObject({
      sku,
      catalogueEntry: { sku, brand: { name: 'Aurora Books' }, deliveryMode: 'digital_delivery' },
    });
  });

  test('CATALOG-14: one reward is read by its SKU; what no seller of the caller offers is null', async () => {
    const sku = (await search({})).items[0]?.sku;
    const ask = '{ reward(sku: "SKU") { sku } }';
    expect((await world.graph('admin@roles.example', ask.replace('SKU', sku ?? ''))).data).toEqual({
      reward: { sku },
    });
    expect((await world.graph('admin@roles.example', ask.replace('SKU', 'NO-SUCH'))).data).toEqual({
      reward: null,
    });
  });
});
