import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hits, reward } from '../../testing/data/catalogData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { CatalogScreen } from './CatalogScreen.tsx';

afterEach(() => void vi.useRealTimers());

const TOTAL = 200;
const skuOf = (index: number) => `ABC-${String(index).padStart(4, '0')}`;
const pageOf = ({ page: { number, size } }: { page: { number: number; size: number } }) =>
  hits(
    Array.from({ length: size }, (_, index) => reward(skuOf((number - 1) * size + index))),
    { total: TOTAL, number },
  );
const full = (sku: string, different: object = {}) => ({
  ...reward(sku, { description: 'Good everywhere', catalogCardUrl: null }),
  faceValue: '12.00',
  currency: 'EUR',
  conditionsOfSale: 'on_demand',
  hidden: false,
  isOnSale: true,
  categories: ['Shopping'],
  tags: [{ __typename: 'Tag', id: '1', name: 'Coffee' }],
  dimensions: [{ __typename: 'RewardDimension', id: 'weight', name: 'Weight', text: '180 g' }],
  ...different,
});
const answers: ScreenOptions['answers'] = {
  CatalogScreen: (variables) => ({ data: { searchRewards: pageOf(variables as never) } }),
  RewardDialog: (variables) => ({ data: { reward: full((variables as unknown as { sku: string }).sku) } }),
  CatalogCart: (variables) => {
    const { filter } = variables as unknown as { filter: { rewardSkus: string[] } };
    return { data: { searchRewards: hits(filter.rewardSkus.map((sku) => reward(sku))) } };
  },
};
const DOWN = { data: { searchRewards: null }, errors: [{ message: 'Down', path: ['searchRewards'] }] };
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<CatalogScreen />, { answers, url: '/catalog', ...over });
const list = () => within(screen.getByRole('list', { name: 'Rewards' }));
const first = () => screen.findByRole('link', { name: `Reward ${skuOf(0)}` });

test('CATALOG-4, CATALOG-16, ROUTE-58, ROUTE-60: the list asks for the pages near the window, and is as long as all of them', async () => {
  const { calls } = await show();
  await first();
  expect(calls[0]?.variables).toEqual({
    search: null,
    filter: { conditionsOfSale: ['on_demand'] },
    page: { number: 1, size: 30 },
    isFirst: true,
    isStaff: false,
  });
  expect(calls).toHaveLength(1);
  expect(list().getAllByRole('listitem').length).toBeLessThan(30);
  const height = screen.getByRole('list', { name: 'Rewards' }).style.height;
  Object.defineProperty(HTMLElement.prototype, 'getBoundingClientRect', {
    configurable: true,
    value: () => ({ top: -20_000, width: 0 }),
  });
  try {
    fireEvent.scroll(window);
    await screen.findByRole('link', { name: `Reward ${skuOf(74)}` });
    expect(calls.map(({ variables }) => (variables.page as { number: number }).number)).not.toContain(2);
    expect(screen.queryByRole('link', { name: `Reward ${skuOf(0)}` })).toBeNull();
    expect(screen.getByRole('list', { name: 'Rewards' }).style.height).toBe(height);
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
  }
});

test('CATALOG-1, CATALOG-3: the search bar and the filters narrow it, and stand in the address', async () => {
  const { calls } = await show({
    url: '/catalog?brand=ABC&country=FR&currency=EUR&delivery=digital_delivery&sale=all&min=5&max=50',
  });
  await first();
  expect(calls[0]?.variables.filter).toEqual({
    conditionsOfSale: null,
    brandIds: ['ABC'],
    countryRestrictions: ['FR'],
    currency: 'EUR',
    deliveryMode: 'digital_delivery',
    faceValueMin: '5',
    faceValueMax: '50',
  });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search rewards' }), { target: { value: 'café' } });
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ search: 'café' }));
  expect(decodeURIComponent(location.hash)).toContain('search=café');
});

test.each([
  [false, 'Alphabet3'],
  [true, 'Alphabet'],
])(
  'CATALOG-3: a brand has its count only where all rewards are counted (capped: %s)',
  async (isCapped, words) => {
    const firstPage = pageOf({ page: { number: 1, size: 30 } });
    const page = { ...firstPage.page, totalIsCapped: isCapped };
    await show({ answers: { CatalogScreen: () => ({ data: { searchRewards: { ...firstPage, page } } }) } });
    await first();
    fireEvent.click(screen.getByRole('button', { name: /All brands/ }));
    expect((await screen.findByRole('option', { name: /Alphabet/ })).textContent).toBe(words);
  },
);

test('SEARCH-9, SEARCH-7, SEARCH-8: a face value is sought 300 ms after the last key; a wrong one says so', async () => {
  const { calls } = await show();
  await first();
  const least = screen.getByRole('textbox', { name: 'Face value from' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(least, { target: { value: '1' } });
  act(() => void vi.advanceTimersByTime(299));
  fireEvent.change(least, { target: { value: '12' } });
  act(() => void vi.advanceTimersByTime(299));
  expect([calls.length, location.hash]).toEqual([1, '#/catalog']);
  act(() => void vi.advanceTimersByTime(1));
  expect(location.hash).toBe('#/catalog?min=12');
  vi.useRealTimers();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.variables.filter).toMatchObject({ faceValueMin: '12' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Face value to' }), { target: { value: '0.5' } });
  expect(await screen.findByText('Enter 1 or more')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Face value to' }), { target: { value: '5' } });
  expect(await screen.findByText('Must not be less than the first value')).toBeTruthy();
});

test('CATALOG-6: a card shows name, brand, countries, cost with currency, and what is delivered at once', async () => {
  const items = [
    reward('AAA-0001', { cost: '9.50', countryRestrictions: ['FR', 'DE'] }),
    reward('AAA-0002', { deliveryMode: 'physical_shipment', cost: '500', costCurrency: 'JPY' }),
  ];
  await show({ answers: { ...answers, CatalogScreen: () => ({ data: { searchRewards: hits(items) } }) } });
  await screen.findByRole('link', { name: 'Reward AAA-0001' });
  const [digital, sent] = screen.getAllByRole('article').map((card) => within(card));
  for (const text of ['France and Germany', '€9.50', 'Instant delivery'])
    expect(digital?.getByText(text)).toBeTruthy();
  expect(sent?.getByText('Worldwide')).toBeTruthy();
  expect(sent?.getByText('¥500')).toBeTruthy();
  expect(sent?.queryByText('Instant delivery')).toBeNull();
});

test('CATALOG-2, CATALOG-7, CATALOG-8: the cart counts what was selected and lets it be removed', async () => {
  await show();
  await first();
  fireEvent.click(screen.getByRole('button', { name: `Add Reward ${skuOf(0)} to the cart` }));
  fireEvent.click(screen.getByRole('button', { name: `Add Reward ${skuOf(1)} to the cart` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cart, 2 rewards selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect(dialog.getByText('2 selected')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: `Remove Reward ${skuOf(0)} from the cart` }));
  expect(await dialog.findByText('1 selected')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Copy SKUs' }).textContent).toBe('Copy SKUs');
  fireEvent.click(dialog.getByRole('button', { name: 'Empty the cart' }));
  expect(await dialog.findByText('The cart is empty')).toBeTruthy();
});

test('CATALOG-9: what can no longer be taken leaves the cart with a word; while nobody answers all of it stays', async () => {
  const own = [
    { sku: 'GON-0001', name: 'Gone' },
    { sku: 'ABC-0001', name: 'Here' },
  ];
  localStorage.setItem('guerdon.catalog.cart', JSON.stringify({ own }));
  const { view } = await show({ answers: { ...answers, CatalogCart: () => DOWN } });
  await first();
  expect(screen.getByRole('button', { name: 'Cart, 2 rewards selected' })).toBeTruthy();
  view.unmount();
  const { calls } = await show({
    answers: { ...answers, CatalogCart: () => ({ data: { searchRewards: hits([reward('ABC-0001')]) } }) },
  });
  expect(await screen.findByText('Gone is no longer available and was removed from the cart.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cart, 1 reward selected' })).toBeTruthy();
  expect(calls.find(({ name }) => name === 'CatalogCart')?.variables).toEqual({
    filter: { rewardSkus: ['GON-0001', 'ABC-0001'] },
    page: { number: 1, size: 100 },
  });
});

test('CATALOG-5, ROUTE-59: an address with rewardSku opens its dialog; closing it leaves the list as it was', async () => {
  await show({ url: '/catalog?currency=EUR&rewardSku=ABC-0007' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reward ABC-0007' }));
  const all = ['Good everywhere', 'ABC-0007', '€12.00', 'Shopping', 'Coffee', 'Worldwide', 'Weight', '180 g'];
  for (const text of all) expect(dialog.getByText(text)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Add Reward ABC-0007 to the cart' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('#/catalog?currency=EUR');
  expect(screen.getByRole('button', { name: 'Cart, 1 reward selected' })).toBeTruthy();
});

test('a reward that is not there says so, one that is off sale cannot be added', async () => {
  const none = { ...answers, RewardDialog: () => ({ data: { reward: null } }) };
  const { view } = await show({ answers: none, url: '/catalog?rewardSku=NO-SUCH' });
  expect(await screen.findByText('This reward is not in the catalog')).toBeTruthy();
  view.unmount();
  const off = { ...answers, RewardDialog: () => ({ data: { reward: full('ABC-1', { isOnSale: false }) } }) };
  await show({ answers: off, url: '/catalog?rewardSku=ABC-1' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Not available at the moment.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /to the cart/ })).toBeNull();
});

test('the index away leaves the screen standing, with its list named; nothing that matches is told from nothing at all', async () => {
  const { view } = await show({ answers: { ...answers, CatalogScreen: () => DOWN } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Search rewards' })).toBeTruthy();
  view.unmount();
  const none = { ...answers, CatalogScreen: () => ({ data: { searchRewards: hits([]) } }) };
  const searched = await show({ answers: none, url: '/catalog?search=zz' });
  expect(await screen.findByText('No reward matches')).toBeTruthy();
  searched.view.unmount();
  await show({ answers: none });
  expect(await screen.findByText('No rewards here yet')).toBeTruthy();
});

test('SEARCH-11: where only rewards from stock match, the empty list offers them', async () => {
  const CatalogScreen = (variables: object) => {
    const { filter } = variables as { filter: { conditionsOfSale: string[] | null } };
    return { data: { searchRewards: hits(filter.conditionsOfSale ? [] : [reward(skuOf(0))]) } };
  };
  await show({ answers: { ...answers, CatalogScreen }, url: '/catalog?search=puzzle' });
  fireEvent.click(await screen.findByRole('button', { name: 'Show rewards from stock too' }));
  expect(await first()).toBeTruthy();
  expect(location.hash).toBe('#/catalog?search=puzzle&sale=all');
});

test('staff choose the seller from a place that is held before they are known, and that stays where there is only one', async () => {
  const sellerOf = () => screen.getByRole('button', { name: /Catalog of/ });
  const seller = (id: string, name: string) => ({ __typename: 'Seller', id, name });
  const northwind = seller('1', 'Northwind');
  for (const sellers of [[northwind, seller('2', 'Corner Shop')], [northwind]]) {
    const { view } = await show({
      viewer: { isStaff: true },
      answers: {
        ...answers,
        CatalogScreen: (variables) => ({ data: { searchRewards: pageOf(variables as never), sellers } }),
      },
    });
    const disabledField = sellerOf();
    expect(disabledField.hasAttribute('disabled')).toBe(true);
    await first();
    expect(sellerOf()).toBe(disabledField);
    expect(disabledField.textContent).toContain('Northwind');
    expect(disabledField.hasAttribute('disabled')).toBe(sellers.length === 1);
    view.unmount();
  }
});
