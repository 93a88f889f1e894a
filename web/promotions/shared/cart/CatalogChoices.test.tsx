import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressReaders } from '../../../navigation/addressReaders.ts';
import { hits, reward } from '../../../testing/data/catalogData.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { CatalogScreen } from '../../catalog/CatalogScreen.tsx';

const SELLERS = [{ __typename: 'Seller', id: '1', name: 'Guerdon' }];

const count = (totalCount: number) => ({
  __typename: 'RewardHitPage',
  page: { __typename: 'PageInfo', totalCount },
});

async function show(query: string, counts: Record<string, number> = {}) {
  const { calls } = await renderScreen(<CatalogScreen />, {
    url: `/catalog?${query}`,
    viewer: { isStaff: true },
    answers: {
      CatalogScreen: () => ({ data: { searchRewards: hits([reward('ABC-1')]), sellers: SELLERS } }),
      CatalogChoices: () => ({
        data: Object.fromEntries(Object.entries(counts).map(([name, total]) => [name, count(total)])),
      }),
    },
  });
  await screen.findByRole('link', { name: 'Reward ABC-1' });
  const queries = () => calls.filter(({ name }) => name === 'CatalogChoices');
  return { queries };
}

const problems = () => [...addressReaders.read().problems.values()].flat();

test('a brand, a country, a currency or a catalog that names nothing is told', async () => {
  const { queries } = await show('brand=ZZZ&country=QQ&currency=QQQ&seller=99', {
    brand: 0,
    country: 0,
    currency: 0,
  });
  await waitFor(() =>
    expect(problems()).toEqual([
      { key: 'brand', text: 'ZZZ', kind: 'choice' },
      { key: 'country', text: 'QQ', kind: 'choice' },
      { key: 'currency', text: 'QQQ', kind: 'choice' },
      { key: 'seller', text: '99', kind: 'choice' },
    ]),
  );
  // The other filters may hide all rewards of a brand that there is.
  expect(queries()[0]?.variables).toMatchObject({
    brand: { conditionsOfSale: null, brandIds: ['ZZZ'] },
    country: { countryRestrictions: ['QQ'] },
    currency: { currency: 'QQQ' },
  });
});

test('a brand that only the results lack is none of them, and values of the results are not asked for', async () => {
  const { queries } = await show('brand=XYZ&min=5&country=FR&currency=JPY&seller=1', { brand: 12 });
  await waitFor(() => expect(queries()).toHaveLength(1));
  expect(queries()[0]?.variables).toMatchObject({ asksBrand: true, asksCountry: false, asksCurrency: false });
  expect(problems()).toEqual([]);
});
