import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/rewards', { json: { items: ['A-1', 'B-2', 'A-1'].map(option) } });
});
afterEach(() => gateway.close());

const option = (sku: string) => ({
  sku,
  name: `Reward ${sku}`,
  brand_name: 'Brand',
  face_value: '10.00',
  currency: 'EUR',
  selling_price: null,
  condition_of_sale: 'on_demand',
  is_available: true,
  reason: null,
});

const OPTIONS = `{ rewardOptions(advertiserId: "1", mode: open, search: "re") {
  sku name catalogueEntry { known: sku image deliveryMode tags { name } } } }`;

const indexCalls = () => gateway.platform.calls.filter(({ route }) => route === 'POST /api/graphql');

test('rewards named by their SKU get the facts of the index by one batched call; an unknown SKU keeps null facts', async () => {
  const reward = {
    __typename: 'Reward',
    sku: 'A-1',
    image: '/a.webp',
    deliveryMode: 'digital_delivery',
    tags: [{ __typename: 'Tag', name: 'Coffee' }],
  };
  gateway.platform.on('POST /api/graphql', { json: { data: { rewardsBySku: [reward, null] } } });
  const { data, errors } = await gateway.graph(OPTIONS);
  expect(errors).toBeUndefined();
  expect(indexCalls()).toHaveLength(1);
  const { variables } = (indexCalls()[0]?.body ?? {}) as { variables?: object };
  expect(Object.values(variables ?? {})).toEqual([['A-1', 'B-2']]);
  const indexFields = {
    known: 'A-1',
    image: '/a.webp',
    deliveryMode: 'digital_delivery',
    tags: [{ name: 'Coffee' }],
  };
  expect(
    ((data?.rewardOptions ?? []) as { catalogueEntry: unknown }[]).map((row) => row.catalogueEntry),
  ).toEqual([indexFields, { known: 'B-2', image: null, deliveryMode: null, tags: null }, indexFields]);
});

test('who asks for the SKU alone does not ask the index', async () => {
  const { data } = await gateway.graph(
    '{ rewardOptions(advertiserId: "1", mode: open, search: "re") { catalogueEntry { sku } } }',
  );
  expect(data?.rewardOptions).toHaveLength(3);
  expect(indexCalls()).toEqual([]);
});

test.each([
  ['is down', { status: 502, text: 'connect ECONNREFUSED 127.0.0.1:9200' }],
  ['complains', { json: { data: null, errors: [{ message: 'relation "search_rewards" does not exist' }] } }],
])(
  'when the index %s, every row stands and the missing facts are named at their path',
  async (_how, fake) => {
    gateway.platform.on('POST /api/graphql', fake);
    const { data, errors, text } = await gateway.graph(OPTIONS);
    expect(data?.rewardOptions).toMatchObject([
      { sku: 'A-1', name: 'Reward A-1', catalogueEntry: { known: 'A-1', image: null, tags: null } },
      { sku: 'B-2', name: 'Reward B-2', catalogueEntry: { known: 'B-2', image: null } },
      { sku: 'A-1' },
    ]);
    expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual(
      ['image', 'deliveryMode', 'tags'].map((field) => [
        `rewardOptions.0.catalogueEntry.${field}`,
        'INDEX_UNAVAILABLE',
      ]),
    );
    expect(text).not.toMatch(/ECONN|127\.0|relation/);
  },
);
