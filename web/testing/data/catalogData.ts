// Only for tests: rewards of the catalog as the graph returns them.

/** A reward as a card shows it; tests only name the differences. */
export function reward(sku: string, different: object = {}) {
  return {
    __typename: 'Reward',
    sku,
    name: `Reward ${sku}`,
    image: null,
    imageVariants: [],
    deliveryMode: 'digital_delivery',
    cost: '10.00',
    costCurrency: 'EUR',
    countryRestrictions: [],
    currency: 'EUR',
    variableValue: false,
    brand: { __typename: 'RewardBrand', id: 'ABC', name: 'Alphabet' },
    ...different,
  };
}

/** A page of hits. */
export function hits(items: object[], { total = items.length, number = 1, size = 30 } = {}) {
  const page = { __typename: 'PageInfo', number, size, totalCount: total, totalIsCapped: false };
  const facet = (value: string, label: string | null = null) => ({
    __typename: 'RewardFacet',
    value,
    label,
    count: 3,
  });
  return {
    __typename: 'RewardHitPage',
    items,
    searchedFor: null,
    facets: {
      __typename: 'RewardFacets',
      currencies: [facet('EUR'), facet('JPY')],
      countries: [facet('*'), facet('FR')],
      brands: [facet('ABC', 'Alphabet')],
    },
    page: { ...page, totalPages: Math.ceil(total / size) },
  };
}
