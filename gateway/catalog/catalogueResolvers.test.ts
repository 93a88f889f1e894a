import { afterEach, beforeEach, expect, test } from 'vitest';
import { list } from '../testing/rows.ts';
import { respondWithSamples } from '../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  respondWithSamples(gateway.platform);
});
afterEach(() => gateway.close());

const brand = { id: 'ABC', name: 'Alphabet', status: 'enabled' };
const dimension = (id: string, type: string) => ({
  id,
  type,
  name: `Name of ${id}`,
  values: [],
  free_values: false,
  multiple: false,
  may_vary: true,
  is_whole: false,
});
const DIMENSIONS = {
  items: [
    dimension('duration', 'period'),
    dimension('weight', 'number'),
    dimension('size', 'multi-select'),
    dimension('age', 'range'),
    dimension('adults_only', 'boolean'),
  ],
};

test('BRAND-15, PRODUCT-63, SKU-36: each list is one call with its conditions', async () => {
  for (const path of ['brands', 'products', 'skus'])
    gateway.platform.on(`GET /api/${path}`, { json: list([]) });
  await gateway.graph(
    '{ brands(filter: {name: "al", sku: "ABC"}, page: {number: 2, size: 24}) { page { number } } }',
  );
  await gateway.graph(
    '{ products(filter: {name: "card", brandId: "ABC", statuses: [enabled, disabled]}, sort: {field: updated_at, direction: DESC}) { page { number } } }',
  );
  await gateway.graph(
    '{ skus(filter: {sku: "ABC-C", ean: "4006381333931", productId: "ABC-CARD", statuses: [disabled]}, sort: {}) { page { number } } }',
  );
  expect(gateway.platform.calls.map(({ query }) => query)).toEqual([
    { page: '2', per_page: '24', name_contains: 'al', sku_contains: 'ABC' },
    {
      page: '1',
      per_page: '10',
      sort: '-updated_at',
      name_contains: 'card',
      brand_id: 'ABC',
      statuses: 'enabled,disabled',
    },
    {
      page: '1',
      per_page: '10',
      sort: 'sku',
      ean: '4006381333931',
      sku_contains: 'ABC-C',
      product_id: 'ABC-CARD',
      statuses: 'disabled',
    },
  ]);
});

test('DIM-5: values come with their dimension, in the order of the dimensions, as text; the dimensions are asked for once', async () => {
  const values = { age: '3..12', size: ['S', 'M'], weight: 1.5, adults_only: true };
  const sku = (id: string, dimension_values: object) => ({
    id,
    sku: id,
    name: id,
    brand,
    product: { id: 'ABC-BOX', name: 'Box', product_type: { id: 'item' } },
    dimension_values,
    face_value: '10.00',
    currency: 'EUR',
    catalog_price: '9.00',
    catalog_currency: 'USD',
    translations: {},
  });
  const period = { years: 1, months: 6, weeks: 0, days: 0 };
  const none = { years: 0, months: 0, weeks: 0, days: 0 };
  const rows = [
    sku('ABC-BOX-0001', values),
    sku('ABC-BOX-0002', { duration: period }),
    sku('N', { duration: none }),
  ];
  gateway.platform.on('GET /api/skus', { json: list(rows) });
  gateway.platform.on('GET /api/dimensions', { json: DIMENSIONS });
  const { data } = await gateway.graph(
    '{ skus { items { catalogPrice { amount currency } dimensionValues { dimension { name } values } } } }',
  );
  expect(gateway.platform.routes()).toEqual(['GET /api/skus', 'GET /api/dimensions']);
  const name = (id: string) => ({ name: `Name of ${id}` });
  const catalogPrice = { amount: '9.00', currency: 'USD' };
  expect((data as { skus: { items: object[] } }).skus.items).toEqual([
    {
      catalogPrice,
      dimensionValues: [
        { dimension: name('weight'), values: ['1.5'] },
        { dimension: name('size'), values: ['S', 'M'] },
        { dimension: name('age'), values: ['3..12'] },
        { dimension: name('adults_only'), values: ['true'] },
      ],
    },
    { catalogPrice, dimensionValues: [{ dimension: name('duration'), values: ['P1Y6M'] }] },
    { catalogPrice, dimensionValues: [{ dimension: name('duration'), values: ['P0D'] }] },
  ]);
});

test('a list without values asks for no dimensions', async () => {
  gateway.platform.on('GET /api/skus', { json: list([{ id: 'A', dimension_values: {} }]) });
  await gateway.graph('{ skus { items { id dimensionValues { values } } } }');
  expect(gateway.platform.routes()).toEqual(['GET /api/skus']);
});

test('PRODUCT-64: providers are one call; a SKU names its own, and a save sends the one that was chosen, or nobody', async () => {
  const provider = { id: '1', name: 'Cardhouse' };
  const row = { id: 'ABC-CARD-0001', version: 2, provider };
  gateway.platform.on('GET /api/providers', { json: { items: [provider] } });
  gateway.platform.on('GET /api/skus/:sku', { json: row });
  gateway.platform.on('PUT /api/skus/:sku', { json: { sku: { ...row, provider: null }, promotions: 0 } });
  const { data } = await gateway.graph(
    '{ providers { id name } sku(id: "ABC-CARD-0001") { provider { id name } } }',
  );
  expect(data).toEqual({ providers: [provider], sku: { provider } });
  expect(gateway.platform.routes().sort()).toEqual(['GET /api/providers', 'GET /api/skus/ABC-CARD-0001']);
  const save = (providerId: string | null) =>
    gateway.graph(
      'mutation($input: UpdateSkuInput!) { updateSku(input: $input) { ... on UpdateSkuSuccess { sku { provider { id } } } } }',
      { input: { id: 'ABC-CARD-0001', version: 1, providerId } },
    );
  expect((await save(null)).data).toEqual({ updateSku: { sku: { provider: null } } });
  await save('1');
  expect(gateway.platform.calls.slice(2).map(({ body }) => body)).toEqual([
    { provider_id: null },
    { provider_id: '1' },
  ]);
});

test('PRODUCT-58: a product names every seller it can be offered at, whether it is or not', async () => {
  const offered = {
    id: '7',
    product_id: 'ABC-CARD',
    seller_id: '2',
    seller_name: 'South',
    published: true,
    private: false,
    version: 3,
  };
  gateway.platform.on('GET /api/sellers', {
    json: {
      items: [
        { id: '1', name: 'North' },
        { id: '2', name: 'South' },
      ],
    },
  });
  gateway.platform.on('GET /api/products/:id/publication_statuses', { json: { items: [offered] } });
  gateway.platform.on('GET /api/products/:id', { json: { id: 'ABC-CARD', name: 'Card' } });
  const { data } = await gateway.graph(
    '{ product(id: "ABC-CARD") { publications { id sellerId sellerName published version } } }',
  );
  expect(data).toEqual({
    product: {
      publications: [
        { id: null, sellerId: '1', sellerName: 'North', published: false, version: 0 },
        { id: '7', sellerId: '2', sellerName: 'South', published: true, version: 3 },
      ],
    },
  });
});

const SAVE = `mutation($input: SavePublicationInput!) { savePublication(input: $input) { __typename
  ... on SavePublicationSuccess { publication { id published } } } }`;

test('PRODUCT-59: what a seller does not offer yet is made, what it does is saved under its version', async () => {
  const row = {
    id: '7',
    product_id: 'ABC-CARD',
    seller_id: '2',
    seller_name: 'South',
    private: false,
    version: 1,
  };
  gateway.platform.on('POST /api/products/:id/publication_statuses', {
    status: 201,
    json: { ...row, published: true },
  });
  gateway.platform.on('PUT /api/publication_statuses/:id', { json: { ...row, published: false } });
  const input = { productId: 'ABC-CARD', sellerId: '2' };
  const creation = await gateway.graph(SAVE, { input: { ...input, version: 0, published: true } });
  await gateway.graph(SAVE, { input: { ...input, id: '7', version: 1, published: false } });
  expect(creation.data).toMatchObject({ savePublication: { publication: { id: '7', published: true } } });
  expect(gateway.platform.calls.map(({ body, headers }) => [body, headers['if-match'] ?? null])).toEqual([
    [{ seller_id: '2', published: true }, null],
    [{ published: false }, '1'],
  ]);
  expect(gateway.platform.routes()).toEqual([
    'POST /api/products/ABC-CARD/publication_statuses',
    'PUT /api/publication_statuses/7',
  ]);
});

test.each([
  ['updateProduct', 'UpdateProductInput', 'ABC-CARD', '/api/products/', 'product'],
  ['updateSku', 'UpdateSkuInput', 'ABC-CARD-0001', '/api/skus/', 'sku'],
])(
  'SKU-15, PRODUCT-24: a try of %s says how many promotions lose a reward',
  async (field, type, id, path, row) => {
    gateway.platform.on(`PUT ${path}:id`, {
      json: { [row]: { id, status: 'disabled', version: 2 }, promotions: 4 },
    });
    const { data } = await gateway.graph(
      `mutation($input: ${type}!) { ${field}(input: $input) { __typename
      ... on ${field[0]?.toUpperCase()}${field.slice(1)}Success { promotions ${row} { id status version } } } }`,
      { input: { id, version: 1, dryRun: true, status: 'disabled' } },
    );
    expect(data).toMatchObject({ [field]: { promotions: 4, [row]: { id, status: 'disabled', version: 2 } } });
    const [call] = gateway.platform.calls;
    expect([call?.body, call?.headers['if-match'], call?.query]).toEqual([
      { status: 'disabled' },
      '1',
      { dry_run: 'true' },
    ]);
  },
);
