import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const LIST = {
  items: [{ __typename: 'Reward', sku: 'A-1', name: 'Reward' }],
  searchedFor: 'coffee',
  facets: { currencies: [{ value: 'EUR', count: 7 }] },
  totalPages: 34,
  totalCount: 1000,
  currentPage: 2,
  limitValue: 30,
  totalIsCapped: true,
};
const sent = () =>
  (gateway.platform.calls[0]?.body as { query: string; variables: Record<string, unknown> }) ?? {};

test('SEARCH-3: the catalog’s search becomes a page of the graph; without a size the index gives its thirty', async () => {
  gateway.platform.on('POST /api/graphql', { json: { data: { searchRewards: LIST } } });
  const { data, errors } = await gateway.graph(
    `query ($filter: RewardSearchFilter) { searchRewards(search: "coffe", filter: $filter) { items { sku name } searchedFor
      facets { currencies { value count } } page { number size totalCount totalIsCapped } } }`,
    { filter: { currency: 'EUR' } },
  );
  expect(errors).toBeUndefined();
  expect(data?.searchRewards).toEqual({
    items: [{ sku: 'A-1', name: 'Reward' }],
    searchedFor: 'coffee',
    facets: { currencies: [{ value: 'EUR', count: 7 }] },
    page: { number: 2, size: 30, totalCount: 1000, totalIsCapped: true },
  });
  expect(sent().query).toContain('rewardSearch(');
  expect(sent().query).not.toContain('limit:');
  expect(JSON.stringify(sent().variables)).toContain('"currency":"EUR"');
  expect(gateway.platform.calls).toHaveLength(1);
});

test.each([
  ['FORBIDDEN', 'The catalogue asks for viewCatalog'],
  ['BAD_REQUEST', 'filter.faceValueMax: send 1 or more'],
])('a refusal of the index keeps its code %s and its words', async (code, message) => {
  gateway.platform.on('POST /api/graphql', {
    json: {
      data: { searchRewards: null },
      errors: [{ message, path: ['searchRewards'], extensions: { code } }],
    },
  });
  const { data, errors } = await gateway.graph('{ searchRewards { items { sku } } build { version } }');
  expect(data).toEqual({ searchRewards: null, build: { version: expect.any(String) } });
  expect(errors).toMatchObject([{ message, path: ['searchRewards'], extensions: { code } }]);
});

test('mutations of the index and its keys stay outside', async () => {
  for (const question of [
    'mutation { tagDelete(input: {id: "1"}) { errors { rule } } }',
    '{ rewardsBySku(skus: ["A"]) { sku } }',
  ]) {
    const { errors } = await gateway.graph(question);
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  }
});
