// Only for tests: brands, products and SKUs as the graph returns them; tests only name the differences.

export function brand(id: string, different: object = {}) {
  return {
    __typename: 'Brand',
    id,
    sku: `${id}-BRAND`,
    name: `Brand ${id}`,
    status: 'enabled',
    displayStatus: 'enabled',
    createdAt: '2026-01-02T10:00:00.000Z',
    version: 1,
    updatedAt: '2026-03-04T10:00:00.000Z',
    logoUrl: null,
    ...different,
  };
}

/** The seller of the products and SKUs of these tests. */
const maker = { __typename: 'BrandSummary', id: 'ABC', name: 'Alphabet', status: 'enabled' };

export function product(id: string, different: object = {}) {
  return {
    __typename: 'Product',
    id,
    name: `Product ${id}`,
    productType: 'gift_card',
    state: 'ready',
    status: 'enabled',
    featured: false,
    updatedAt: '2026-03-04T10:00:00.000Z',
    version: 1,
    brand: maker,
    ...different,
  };
}

export function sku(id: string, different: object = {}) {
  return {
    __typename: 'Sku',
    id,
    sku: id,
    name: `Card ${id}`,
    state: 'ready',
    status: 'enabled',
    ean: null,
    variableValue: false,
    dimensionValues: [],
    provider: null,
    version: 1,
    brand: maker,
    faceValue: { __typename: 'Money', amount: '10.00', currency: 'EUR' },
    product: { __typename: 'ProductSummary', id: 'ABC-CARD', name: 'Everyday' },
    ...different,
  };
}

export function dimension(id: string, type = 'text', values: { value: string; name: string }[] = []) {
  return {
    __typename: 'Dimension' as const,
    id,
    name: `Name of ${id}`,
    type,
    freeValues: false,
    multiple: false,
    mayVary: true,
    isWhole: false,
    values: values.map((value) => ({ __typename: 'DimensionOption' as const, ...value })),
  };
}

/** The values of one dimension. */
export function ofDimension(of: ReturnType<typeof dimension>, ...values: string[]) {
  return { __typename: 'DimensionValue', dimension: of, values };
}

/** A product with every field of its page. */
export function wholeProduct(different: object = {}) {
  const configuration = (vary: boolean, of: ReturnType<typeof dimension>) => ({
    __typename: 'DimensionConfiguration',
    required: !vary,
    vary,
    dimension: of,
  });
  return product('ABC-CARD', {
    name: 'Everyday',
    description: 'A card',
    defaultLocale: 'en',
    conditionOfSale: 'on_demand',
    translations: [{ __typename: 'Translation', locale: 'fr', name: 'Quotidien', description: 'Une carte' }],
    deliveryMode: 'digital_delivery',
    countryRestrictions: [],
    faceValueCurrency: 'EUR',
    acceptVariableValue: false,
    nameWithVariableValue: null,
    themes: ['gift', 'travel'],
    targeting: { __typename: 'Targeting', gender: null, ageRange: ['18-24'] },
    dimensionValues: [ofDimension(dimension('duration', 'period'), 'P2Y')],
    dimensionConfigurations: [
      configuration(false, dimension('duration', 'period')),
      configuration(true, dimension('size')),
    ],
    termsAndConditions: null,
    termsAndConditionsUrl: null,
    createdAt: '2026-01-02T10:00:00.000Z',
    publications: [],
    mediaSet: null,
    ...different,
  });
}

/** All dimensions of these tests. */
export const DIMENSIONS = [
  dimension('duration', 'period'),
  dimension('varying_duration', 'number'),
  dimension('size'),
  { ...dimension('adults_only', 'boolean'), mayVary: false },
];

/** A page of a list of `total` rows. */
export function pageOf(type: string, items: object[], { total = items.length, number = 1, size = 10 } = {}) {
  return {
    __typename: `${type}Page`,
    items,
    page: {
      __typename: 'PageInfo',
      number,
      size,
      totalCount: total,
      totalIsCapped: false,
      totalPages: Math.ceil(total / size),
    },
  };
}
