import { afterEach, beforeEach, expect, test } from 'vitest';
import { respondWithSamples } from '../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  respondWithSamples(gateway.platform);
});
afterEach(() => gateway.close());

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

const SAVES = (field: string, row: string) => {
  const name = `${field[0]?.toUpperCase()}${field.slice(1)}`;
  return `mutation($input: ${name}Input!) { ${field}(input: $input) { __typename
    ... on ${name}Success { ${row} { id version } } ... on InvalidInput { fieldErrors { field rule } } } }`;
};

const TRANSLATIONS = [
  { locale: 'fr', name: 'Carte', description: 'Une carte' },
  { locale: 'de', name: 'Karte' },
];
const BY_LANGUAGE = {
  fr: { name: 'Carte', description: 'Une carte' },
  de: { name: 'Karte', description: '' },
};

test('PRODUCT-61, PRODUCT-62: a product is created under its brand and saved with its fields, texts by language', async () => {
  gateway.platform.on('POST /api/brands/:id/products', { status: 201, json: { id: 'ABC-CARD', version: 1 } });
  gateway.platform.on('PUT /api/products/:id', {
    json: { product: { id: 'ABC-CARD', version: 2 }, promotions: 0 },
  });
  const fields = { name: 'Card', countryRestrictions: ['*'], themes: ['gift'], translations: TRANSLATIONS };
  const needed = { description: 'A card', faceValueCurrency: 'EUR', featured: false };
  const creation = await gateway.graph(SAVES('createProduct', 'product'), {
    input: { brandId: 'ABC', productId: 'CARD', productType: 'gift_card', ...fields, ...needed },
  });
  await gateway.graph(SAVES('updateProduct', 'product'), {
    input: { id: 'ABC-CARD', version: 1, ...fields, gender: null },
  });
  expect(creation.data).toMatchObject({ createProduct: { product: { id: 'ABC-CARD' } } });
  const sent = { name: 'Card', country_restrictions: ['*'], themes: ['gift'], translations: BY_LANGUAGE };
  expect(gateway.platform.calls.map(({ body }) => body)).toEqual([
    {
      ...sent,
      product_id: 'CARD',
      product_type: 'gift_card',
      description: 'A card',
      face_value_currency: 'EUR',
      featured: false,
    },
    { ...sent, gender: null },
  ]);
});

test('PRODUCT-30, SKU-18: values of dimensions are sent as what they are; of an unknown one as text, for the platform to refuse', async () => {
  gateway.platform.on('GET /api/dimensions', { json: DIMENSIONS });
  gateway.platform.on('PUT /api/products/:id/dimension_configurations', {
    json: { id: 'ABC-CARD', version: 2 },
  });
  gateway.platform.on('POST /api/products/:id/skus', {
    status: 201,
    json: { id: 'ABC-CARD-0001', version: 1 },
  });
  gateway.platform.on('PUT /api/skus/:id/dimension_values', { json: { id: 'ABC-CARD-0001', version: 2 } });
  const values = [
    { dimension: 'duration', values: ['P1Y6M'] },
    { dimension: 'weight', values: ['1.5'] },
    { dimension: 'size', values: ['S'] },
    { dimension: 'age', values: ['3..12'] },
    { dimension: 'adults_only', values: ['false'] },
    { dimension: 'colour', values: ['red'] },
  ];
  const configurations = [{ dimension: 'weight', required: true, vary: false }];
  await gateway.graph(SAVES('saveProductDimensions', 'product'), {
    input: { id: 'ABC-CARD', version: 1, dimensionConfigurations: configurations, dimensionValues: values },
  });
  await gateway.graph(SAVES('createSku', 'sku'), {
    input: {
      productId: 'ABC-CARD',
      idempotencyKey: 'k',
      name: 'Card',
      faceValue: '10',
      currency: 'EUR',
      dimensionValues: values,
    },
  });
  await gateway.graph(SAVES('saveSkuDimensions', 'sku'), {
    input: { id: 'ABC-CARD-0001', version: 1, dimensionValues: [] },
  });
  const sent = {
    duration: { years: 1, months: 6, weeks: 0, days: 0 },
    weight: 1.5,
    size: ['S'],
    age: '3..12',
    adults_only: false,
    colour: 'red',
  };
  const bodies = gateway.platform.calls.flatMap(({ body }) => (body ? [body] : []));
  expect(bodies).toEqual([
    { dimension_configurations: configurations, dimension_values: sent },
    { name: 'Card', face_value: '10', currency: 'EUR', dimension_values: sent },
    { dimension_values: {} },
  ]);
  expect(
    gateway.platform.calls.find(({ headers }) => headers['idempotency-key'])?.headers['idempotency-key'],
  ).toBe('k');
});

test('PRODUCT-38, PRODUCT-43: what a new product would collide with is one call', async () => {
  gateway.platform.on('GET /api/brands/:id/similar_products', {
    json: { is_taken: true, items: [{ id: 'ABC-CARD', name: 'Card' }] },
  });
  const { data } = await gateway.graph(
    '{ similarProducts(brandId: "ABC", productId: "CARD", name: "Card") { isTaken items { id name } } }',
  );
  expect(data).toEqual({ similarProducts: { isTaken: true, items: [{ id: 'ABC-CARD', name: 'Card' }] } });
  expect(gateway.platform.calls[0]?.query).toEqual({ product_id: 'CARD', name: 'Card' });
});

test('PRODUCT-51, DIM-6: a language or a dimension that comes twice is named, and nothing is sent', async () => {
  gateway.platform.on('GET /api/dimensions', { json: DIMENSIONS });
  const twice = [...TRANSLATIONS, { locale: 'fr', name: 'Bon' }];
  const product = await gateway.graph(SAVES('updateProduct', 'product'), {
    input: { id: 'ABC-CARD', version: 1, translations: twice },
  });
  const sku = await gateway.graph(SAVES('saveSkuDimensions', 'sku'), {
    input: {
      id: 'ABC-1',
      version: 1,
      dimensionValues: ['10', '20'].map((value) => ({ dimension: 'weight', values: [value] })),
    },
  });
  const errorAt = (field: string) => ({ fieldErrors: [{ field, rule: 'duplicate_value' }] });
  expect(product.data).toMatchObject({ updateProduct: errorAt('translations.2.locale') });
  expect(sku.data).toMatchObject({ saveSkuDimensions: errorAt('dimensionValues.1.dimension') });
  expect(gateway.platform.calls.filter(({ route }) => route.startsWith('PUT'))).toEqual([]);
});
