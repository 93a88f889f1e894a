import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { resetAppState } from '../../browser/appState.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import {
  DIMENSIONS,
  dimension,
  ofDimension,
  pageOf,
  sku,
  wholeProduct,
} from '../../testing/data/catalogueData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const publication = (sellerId: string, different: object = {}) => ({
  __typename: 'Publication',
  id: sellerId,
  productId: 'ABC-CARD',
  sellerId,
  sellerName: `Seller ${sellerId}`,
  published: false,
  private: false,
  version: 1,
  ...different,
});
const whole = (different: object = {}) =>
  wholeProduct({
    publications: [publication('1', { published: true }), publication('2', { id: null, version: 0 })],
    ...different,
  });
const show = ({ answers, ...over }: Partial<ScreenOptions> = {}, brandId = 'ABC') =>
  renderScreen(<ProductScreen brandId={brandId} productId="ABC-CARD" />, {
    answers: {
      ProductScreen: () => ({ data: { product: whole(), dimensions: DIMENSIONS } }),
      SkuList: () => ({ data: { skus: pageOf('Sku', [sku('ABC-CARD-0001')]) } }),
      ...answers,
    },
    url: '/brands/ABC/products/ABC-CARD',
    ...over,
  });
const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

test('PRODUCT-1: the page shows what the product is, its texts and its SKUs', async () => {
  const { calls } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Everyday' })).toBeTruthy();
  for (const text of ['Gift card', 'On demand', 'Gift, Travel', '18-24', '2 years', 'Quotidien', 'Une carte'])
    expect(screen.getByText(text)).toBeTruthy();
  const table = within(await screen.findByRole('table', { name: 'Product SKUs' }));
  expect(await table.findByText('ABC-CARD-0001')).toBeTruthy();
  expect(table.getByRole('columnheader', { name: 'Name of size' })).toBeTruthy();
  expect(calls.find(({ name }) => name === 'SkuList')?.variables).toMatchObject({
    filter: { productId: 'ABC-CARD' },
  });
});

test('DIM-4: a weight and its unit are one fact', async () => {
  const grams = dimension('weight_unit', 'select', [{ value: 'g', name: 'gram' }]);
  const dimensionValues = [ofDimension(dimension('weight', 'number'), '600'), ofDimension(grams, 'g')];
  await show({
    answers: { ProductScreen: () => ({ data: { product: whole({ dimensionValues }), dimensions: [] } }) },
  });
  expect((await screen.findByText('Name of weight')).nextSibling?.textContent).toBe('600 g');
  expect(screen.queryByText('Name of weight_unit')).toBeNull();
});

test('PRODUCT-1: the SKUs stand after what the product is, and before its texts, pictures and sellers', async () => {
  await show();
  await screen.findByText('ABC-CARD-0001');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Details', 'Product SKUs', 'Languages']);
});

test('I18N-8: the languages of its texts are named as everywhere, with a capital in French too', async () => {
  await show({ locale: 'fr' });
  expect((await screen.findByText('Quotidien')).previousSibling?.textContent).toBe('Français');
  expect(screen.getByText(/^Anglais · /)).toBeTruthy();
});

test('FMT-13, PRODUCT-52: no restriction is shown as worldwide, countries by their names', async () => {
  const { view } = await show();
  expect(await screen.findByText('Worldwide')).toBeTruthy();
  view.unmount();
  const codes = ['FR', 'DE'].map((code) => ({ __typename: 'Country', code }));
  await show({
    answers: {
      ProductScreen: () => ({ data: { product: whole({ countryRestrictions: codes }), dimensions: [] } }),
    },
  });
  expect(await screen.findByText('France, Germany')).toBeTruthy();
});

test('ROUTE-52: the query parameter sku leaves that SKU', async () => {
  const { calls } = await show({ url: '/brands/ABC/products/ABC-CARD?sku=ABC-CARD-0001' });
  await screen.findByText('ABC-CARD-0001');
  expect(calls.find(({ name }) => name === 'SkuList')?.variables).toMatchObject({
    filter: { productId: 'ABC-CARD', sku: 'ABC-CARD-0001' },
  });
});

/** The product's page at its own address, and nothing anywhere else. */
function Visits() {
  const [path] = useLocation();
  return path === PRODUCT ? <ProductScreen brandId="ABC" productId="ABC-CARD" /> : null;
}
const PRODUCT = '/brands/ABC/products/ABC-CARD';
const visit = (origin: string) =>
  renderScreen(<Visits />, {
    answers: {
      ProductScreen: () => ({ data: { product: whole(), dimensions: DIMENSIONS } }),
      SkuList: () => ({ data: { skus: pageOf('Sku', []) } }),
    },
    url: origin,
  });

test.each([
  ['/products?page=2', '← Products', '#/products?page=2'],
  ['/product-skus?search=shirt', '← Product SKUs', '#/product-skus?search=shirt'],
  ['/brands/ABC/product-skus?page=3', '← Brand', '#/brands/ABC/product-skus?page=3'],
  ['/brands/DEF', '← Brand', '#/brands/ABC/products'],
])('PRODUCT-2: from %s the way back is “%s”', async (origin, name, href) => {
  await visit(origin);
  act(() => navigate(PRODUCT));
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('PRODUCT-2: each visit leads back to where it came from, not to where the visit before it did', async () => {
  await visit('/products');
  act(() => navigate(PRODUCT));
  expect(await screen.findByRole('link', { name: '← Products' })).toBeTruthy();
  act(() => navigate('/product-skus?page=2'));
  act(() => navigate(PRODUCT));
  expect(await screen.findByRole('link', { name: '← Product SKUs' })).toBeTruthy();
});

test('PRODUCT-2: the way back outlives another page, the way back from a SKU and a reload', async () => {
  await visit('/products?search=card&page=2');
  const leadsBack = async () =>
    expect((await screen.findByRole('link', { name: '← Products' })).getAttribute('href')).toBe(
      '#/products?search=card&page=2',
    );
  act(() => navigate(PRODUCT));
  await leadsBack();
  const entry: unknown = history.state;
  for (const elsewhere of [`${PRODUCT}/skus/ABC-CARD-0001`, '/advertisers', '/brands/DEF']) {
    act(() => navigate(elsewhere));
    act(() => navigate(PRODUCT));
    await leadsBack();
  }
  // A second list: each entry of the history keeps its own origin.
  act(() => navigate('/product-skus?page=3'));
  act(() => navigate(PRODUCT));
  expect(await screen.findByRole('link', { name: '← Product SKUs' })).toBeTruthy();
  act(() => navigate('/advertisers'));
  act(() => {
    history.replaceState(entry, '', `#${PRODUCT}`);
    resetAppState();
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await leadsBack();
});

test.each([
  ['viewRewards, createRewards', true, false],
  ['viewRewards, createRewards', false, true],
  ['viewRewards, createRewards, editRewards', true, true],
])('PRODUCT-66: with %s, offered %j: a new SKU is offered %j', async (abilities, published, isOpen) => {
  const own = whole({ publications: [publication('1', { published })] });
  await show({
    abilities: abilities.split(', ') as Ability[],
    answers: { ProductScreen: () => ({ data: { product: own, dimensions: DIMENSIONS } }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Everyday' });
  expect(screen.queryByRole('link', { name: 'New SKU' }) !== null).toBe(isOpen);
  expect(screen.queryByText(/^This product is already offered/) === null).toBe(isOpen);
  if (!isOpen) expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New SKU' }).disabled).toBe(true);
});

const saved = (different: object) => ({
  data: {
    savePublication: { __typename: 'SavePublicationSuccess', publication: publication('1', different) },
  },
});

test('PRODUCT-19, PRODUCT-58: a seller offers the product or no longer, at once', async () => {
  const { calls } = await show({
    answers: { PublicationSwitchesSave: () => saved({ published: false, version: 2 }) },
  });
  const published = await theSwitch('Published at Seller 1');
  expect(published.checked).toBe(true);
  fireEvent.click(published);
  expect(await screen.findByText('Seller 1 no longer offers it in its catalog')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({
    input: { id: '1', version: 1, productId: 'ABC-CARD', sellerId: '1', published: false },
  });
  expect((await theSwitch('Published at Seller 1')).checked).toBe(false);
});

test('PRODUCT-29: what is private cannot be published, and what becomes private no longer is', async () => {
  await show({
    answers: { PublicationSwitchesSave: () => saved({ private: true, published: false, version: 2 }) },
  });
  fireEvent.click(await theSwitch('Private at Seller 1'));
  expect(await screen.findByText('Seller 1 offers it to signed-in people who know its SKU')).toBeTruthy();
  const published = await theSwitch('Published at Seller 1');
  expect([published.checked, published.disabled]).toEqual([false, true]);
});

test('a seller that was never asked is asked without an identifier', async () => {
  const newPublication = publication('2', { id: '9', published: true, version: 1 });
  const { calls } = await show({
    answers: {
      PublicationSwitchesSave: () => ({
        data: { savePublication: { __typename: 'SavePublicationSuccess', publication: newPublication } },
      }),
    },
  });
  fireEvent.click(await theSwitch('Published at Seller 2'));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({
      input: { id: null, version: 0, productId: 'ABC-CARD', sellerId: '2', published: true },
    }),
  );
});

test('a product at the address of another brand is not there', async () => {
  await show({}, 'DEF');
  expect(await screen.findByText('It does not exist, or you don’t have access to it.')).toBeTruthy();
});
