import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { AdvertiserCatalogTab } from './AdvertiserCatalogTab.tsx';

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'EUR' });
const row = (productId: string, different: object = {}) => ({
  __typename: 'AdvertiserCatalogProduct',
  promotionId: '7',
  promotionName: 'Welcome Bonus',
  productId,
  productName: `Product ${productId}`,
  brandName: 'Alphabet',
  status: 'enabled',
  discount: '12.5',
  values: [money('5.00'), money('10.00')],
  ...different,
});
const page = {
  __typename: 'PageInfo',
  number: 1,
  size: 10,
  totalCount: 2,
  totalIsCapped: false,
  totalPages: 1,
};
const show = (
  over: Partial<ScreenOptions> = {},
  items = [row('A'), row('B', { status: 'disabled', values: [], discount: null })],
) =>
  renderScreen(<AdvertiserCatalogTab advertiserId="7" />, {
    answers: {
      AdvertiserCatalogTab: () => ({
        data: {
          advertiser: {
            __typename: 'Advertiser',
            id: '7',
            catalog: { __typename: 'AdvertiserCatalogPage', items, page },
          },
        },
      }),
    },
    url: '/advertiser/7?tab=catalog',
    ...over,
  });

test('ADV-27, ADV-28: products of reward groups stand under Status, Promotion, Product Name, Values and Discount', async () => {
  const { calls } = await show();
  await screen.findByText('Product A');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  expect(heads).toEqual(['Status', 'Promotion', 'Product Name', 'Values', 'Discount']);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one));
  for (const text of ['Enabled', 'Welcome Bonus', '€5.00 · €10.00', '12.5%'])
    expect(rows[0]?.getByText(text)).toBeTruthy();
  for (const text of ['Disabled', 'None on sale', '–']) expect(rows[1]?.getByText(text)).toBeTruthy();
  expect(calls.map(({ variables }) => variables)).toEqual([
    { id: '7', sort: { field: 'promotion_name', direction: 'ASC' }, page: { number: 1, size: 10 } },
  ]);
});

test('ADV-29, CATALOG-11: it is exported as it is searched; an export that fails says which one', async () => {
  await show({ url: '/advertiser/7?tab=catalog&catalog-search=wel' });
  await screen.findByText('Product A');
  const file = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', file);
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('The catalog was not exported. Try again.')).toBeTruthy();
    expect(file).toHaveBeenCalledWith('/files/catalog/7?search=wel&sort=promotion_name', expect.anything());
  } finally {
    vi.unstubAllGlobals();
  }
});

test('without products it says how they come', async () => {
  await show({}, []);
  await waitFor(() => expect(screen.getByText('No products')).toBeTruthy());
});
