import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../testing/searchedCatalogue.ts';

let catalogue: SearchedCatalogue;
beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
  await copies({ from: 1, to: 1, brand: 'EMB', featured: false });
});
afterAll(() => catalogue?.platform.close());

/** Writes entries like the first one's; those of the brand EMB sort last. */
const copies = ({
  from,
  to,
  brand,
  featured,
}: {
  from: number;
  to: number;
  brand: string;
  featured: boolean;
}) =>
  catalogue.platform.database.db.execute(sql`insert into search_rewards
    select (jsonb_populate_record(r, jsonb_build_object('sku', ${brand}::text || '-COPY-' || n, 'brand_id', ${brand}::text,
      'featured', ${featured}::boolean, 'place', 9, 'mix', 2147483647))).*
    from search_rewards r, generate_series(${from}::int, ${to}::int) n where r.sku = 'AUR-CARD-0001'`);

const brands = async (search = '') => {
  const { data } = await catalogue.ask(
    'query ($search: String) { rewardSearch(search: $search) { totalIsCapped facets { brands { value label } } } }',
    { search },
  );
  const facetBrands = data?.rewardSearch?.facets?.brands as unknown as { value: string }[];
  expect(data?.rewardSearch?.totalIsCapped).toBe(true);
  return facetBrands.map(({ value }) => value);
};

it.each([
  ['a thousand hits', 1, 1100],
  ['five thousand', 1101, 5200],
])('CATALOG-3: filters offer the brand that stands behind %s', async (_, from, to) => {
  await copies({ from, to, brand: 'AUR', featured: true });
  expect(await brands()).toEqual(['AUR', 'EMB']);
  expect(await brands('aurora')).toEqual(['AUR', 'EMB']);
});

it('what one platform remembers of its catalog is not told of the catalog of another', async () => {
  const first = catalogue;
  catalogue = await startSearchedCatalogue();
  try {
    await copies({ from: 1, to: 5200, brand: 'EMB', featured: true });
    expect(await brands()).toEqual(['EMB', 'AUR']);
  } finally {
    await catalogue.platform.close();
    catalogue = first;
  }
});
