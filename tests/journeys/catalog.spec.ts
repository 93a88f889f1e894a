import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  signIn,
  test,
} from '../support/browser.ts';
import { foundRewards } from '../support/foundRewards.ts';

const STAFF = 'operator@guerdon.example';
const RETAILER = 'retailer@northwind.example';
const NAME = 'Basil Bistro gift card 25 EUR';
const SKU = 'BA1-EUR25';

const cartOf = (page: Page) => page.getByRole('button', { name: /^Cart, / });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('CATALOG-1, CATALOG-2, CATALOG-3, CATALOG-5, CATALOG-7, CATALOG-8: a retailer filters, looks at a reward and fills a cart that survives a reload', async ({
  page,
}) => {
  await openAs(page, RETAILER);
  await page.getByRole('navigation').getByRole('button', { name: 'Catalog' }).click();
  await page.getByRole('menuitem', { name: 'Catalog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search rewards' }).fill('basil');
  await expect.poll(() => page.url()).toContain('search=basil');
  await page.getByRole('button', { name: /Currency/ }).click();
  await page.getByRole('option', { name: /EUR/ }).click();
  await expect.poll(() => page.url()).toContain('currency=EUR');
  await page.getByLabel('Face value from').fill('20');
  await expect.poll(() => page.url()).toContain('min=20');
  await expect(page.getByRole('article')).toHaveCount(3);

  await card(page, NAME).getByRole('button', { name: /^Add / }).click();
  await card(page, '100 EUR').getByRole('button', { name: /^Add / }).click();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(cartOf(page)).toHaveText('Cart (2)');

  await card(page, NAME).getByRole('link').click();
  await expect.poll(() => page.url()).toContain('rewardSku=BA1-EUR25');
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByText('BA1-EUR25')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.url()).not.toContain('rewardSku');

  await cartOf(page).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await cart.getByRole('button', { name: /^Remove .*100 EUR/ }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await cart.getByRole('button', { name: 'Close' }).click();
  await expectNoSidewaysScroll(page);
});

test('CATALOG-9: a reward taken off sale while it stands in a cart leaves it with a word', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, RETAILER, `#/catalog?search=${SKU}`);
  await card(page, NAME).getByRole('button', { name: /^Add / }).click();
  await expect(cartOf(page)).toHaveText('Cart (1)');

  const staff = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const desk = await staff.newPage();
  await signIn(desk, STAFF, '#/product-skus?search=Basil%20Bistro%20gift%20card%2025');
  const onSale = desk.getByRole('switch', { name: `${NAME}: on sale` });
  await onSale.focus();
  await desk.keyboard.press('Space');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(desk.getByText(`${NAME} is disabled`)).toBeVisible();
  try {
    // The page that learns it says so once: it is asked when the index knows.
    await expect.poll(() => foundRewards(page, SKU)).toEqual([]);
    await page.reload();
    await expect(
      page.getByText(`${NAME} is no longer available and was removed from the cart.`),
    ).toBeVisible();
    await expect(cartOf(page)).toHaveText('Cart (0)');
  } finally {
    await onSale.focus();
    await desk.keyboard.press('Space');
    await expect(desk.getByText(`${NAME} is enabled`)).toBeVisible();
    await staff.close();
  }
});
