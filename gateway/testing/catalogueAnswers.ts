// Only for tests: what the platform answers to the documents of the public catalog.

/** A reward as the public catalogue's index answers it. */
export const catalogueHit = {
  sku: 'AUR-CARD-0001',
  name: 'Aurora <10>',
  image: null as string | null,
  imageVariants: [] as { url: string; width: number; contentType: string }[],
  brand: { id: 'AUR', name: 'Aurora Books' },
  product: { id: 'AUR-CARD', name: 'Aurora gift card' },
  faceValue: '10.00',
  currency: 'EUR',
  countryRestrictions: [],
  deliveryMode: 'digital_delivery',
};
/** Its picture, narrower and in both formats. */
export const imageVariants = [400, 800].flatMap((width) =>
  ['webp', 'avif'].map((format) => ({
    url: `/media/abc-${width}.${format}`,
    width,
    contentType: `image/${format}`,
  })),
);
/** A page of rewards. */
export const hitList = (items: (typeof catalogueHit)[], total = items.length) => ({
  data: {
    rewardSearch: {
      items,
      totalPages: Math.ceil(total / 24),
      totalCount: total,
      totalIsCapped: false,
      currentPage: 1,
      searchedFor: null,
      facets: {
        currencies: [{ value: 'EUR', count: 1 }],
        countries: [{ value: '*', count: 1 }],
        brands: [{ value: 'AUR', label: 'Aurora Books', count: 1 }],
        deliveryModes: [],
      },
    },
  },
});
/** One reward, or none. */
export const oneHit = (hit: typeof catalogueHit | null) => ({
  data: {
    reward: hit && {
      ...hit,
      description: 'Good </script> everywhere',
      categories: ['Books'],
      tags: [],
      dimensions: [{ id: 'weight', name: 'Weight', text: '180 g' }],
    },
  },
});
