import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand, pageOf, product, sku } from '../../testing/data/catalogueData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { BrandListScreen } from './BrandListScreen.tsx';
import { BrandScreen, BrandSkusScreen } from './BrandScreen.tsx';

const answers = {
  BrandScreen: () => ({ data: { brand: brand('ABC', { name: 'Alphabet' }) } }),
  ProductList: () => ({ data: { products: pageOf('Product', [product('ABC-CARD')]) } }),
  SkuList: () => ({ data: { skus: pageOf('Sku', [sku('ABC-CARD-0001')]) } }),
};
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<BrandScreen brandId="ABC" />, { answers, url: '/brands/ABC', ...over });

test('BRAND-6, BRAND-7: a brand shows its details and the tabs products and product SKUs', async () => {
  const { calls } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Alphabet (ABC)' })).toBeTruthy();
  expect(screen.getByText('ABC-BRAND')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Alphabet (ABC)' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
    '#/brands/ABC/products',
    '#/brands/ABC/product-skus',
  ]);
  const link = await screen.findByRole('link', { name: 'Product ABC-CARD' });
  expect(link.getAttribute('href')).toBe('#/brands/ABC/products/ABC-CARD');
  expect(calls.find(({ name }) => name === 'ProductList')?.variables).toMatchObject({
    filter: { brandId: 'ABC' },
  });
});

test('BRAND-7, ROUTE-51: its SKUs stand at an address of their own', async () => {
  const { calls } = await renderScreen(<BrandSkusScreen brandId="ABC" />, {
    answers,
    url: '/brands/ABC/product-skus',
  });
  expect(await screen.findByText('Card ABC-CARD-0001')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'SkuList')?.variables).toMatchObject({
    filter: { brandId: 'ABC' },
  });
});

test('BRAND-8: the way back leads to the brands as they were left', async () => {
  const list = await renderScreen(<BrandListScreen />, {
    answers: { BrandGridPage: () => ({ data: { brands: pageOf('Brand', [brand('ABC')]) } }) },
    url: '/brands?search=al',
  });
  await screen.findByRole('link', { name: /^Brand ABC \(ABC\)/ });
  list.view.unmount();
  await show();
  const back = await screen.findByRole('link', { name: /← Brands/ });
  expect(back.getAttribute('href')).toBe('#/brands?search=al');
});

test('a brand that is not there says so', async () => {
  await show({ answers: { ...answers, BrandScreen: () => ({ data: { brand: null } }) } });
  expect(await screen.findByText('It does not exist, or you don’t have access to it.')).toBeTruthy();
});
