import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  routeOf,
  test,
} from '../support/browser.ts';
import { FRENCH_OPERATOR } from '../support/frenchOperator.ts';

const STAFF = 'operator@guerdon.example';

test('BRAND-1, BRAND-3, BRAND-8: the brands go on as one scrolls, and the way back from one leads to its place', async ({
  page,
}) => {
  await openAs(page, STAFF);
  await page.getByRole('navigation').getByRole('button', { name: 'Rewards' }).click();
  await page.getByRole('menuitem', { name: 'Brands', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reward management' })).toBeVisible();
  await expectAccessible(page);
  const last = page.getByRole('link', { name: /^Zinnia Gifts/ });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Zinnia Gifts/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '← Brands' }).click();
  await expect(last).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
});

test('SKU-2, SKU-15, PRODUCT-2: a SKU is taken off sale and put back in its row; from its product the way leads back to the list', async ({
  page,
}) => {
  await openAs(page, STAFF, '#/product-skus?search=shirt');
  for (const name of ['Size', 'Colour']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const onSale = page.getByRole('switch', { name: 'Dune Sports T-shirt S black: on sale' });
  const row = page.getByRole('row').filter({ hasText: 'DU3-SHIRT-0001' });
  await row.getByText('Enabled', { exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Disable Dune Sports T-shirt S black?' });
  await expect(dialog.getByText('1 current or upcoming promotion offers it.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('Dune Sports T-shirt S black is disabled')).toBeVisible();
  await expect(onSale).not.toBeChecked();
  await onSale.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Dune Sports T-shirt S black is enabled')).toBeVisible();
  await page.getByRole('link', { name: 'DU3-SHIRT-0001' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dune Sports T-shirt' })).toBeVisible();
  await expect.poll(() => routeOf(page)).toBe('#/brands/DU3/products/DU3-SHIRT');
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '← Product SKUs' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('shirt');
});

test('PRODUCT-2: the way back of a product leads to its list after other pages, the browser’s Back and a reload', async ({
  page,
}) => {
  await openAs(page, STAFF, '#/products?search=acorn');
  await page.getByRole('table').getByRole('link').first().click();
  const back = page.getByRole('link', { name: '← Products' });
  await expect(back).toHaveAttribute('href', '#/products?search=acorn');
  const openSku = () => page.getByRole('table', { name: 'Product SKUs' }).getByRole('link').first().click();
  await openSku();
  await page.goBack();
  await expect(back).toHaveAttribute('href', '#/products?search=acorn');
  await openSku();
  await page.getByRole('link', { name: '← Product' }).click();
  await expect(back).toHaveAttribute('href', '#/products?search=acorn');
  await page.getByRole('navigation').getByRole('button', { name: 'Rewards' }).click();
  await page.getByRole('menuitem', { name: 'Brands', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reward management' })).toBeVisible();
  await page.goBack();
  await expect(back).toHaveAttribute('href', '#/products?search=acorn');
  await page.reload();
  await back.click();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('acorn');
});

test('PRODUCT-29: a product that becomes private at a seller is no longer published there', async ({
  page,
}) => {
  await openAs(page, STAFF, '#/brands/DU3/products/DU3-SHIRT');
  const isPrivate = page.getByRole('switch', { name: 'Private at Corner Shop' });
  const isPublished = page.getByRole('switch', { name: 'Published at Corner Shop' });
  await isPrivate.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Corner Shop offers it to signed-in people who know its SKU')).toBeVisible();
  await expect(isPublished).not.toBeChecked();
  await expect(isPublished).toBeDisabled();
  await isPrivate.focus();
  await page.keyboard.press('Space');
  await expect(isPublished).toBeEnabled();
});

test('the catalog is read on a phone, in the dark and in French', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, FRENCH_OPERATOR, '#/brands');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des récompenses' })).toBeVisible();
  for (const hash of ['#/products', '#/product-skus', '#/brands/DU3', '#/brands/DU3/products/DU3-SHIRT']) {
    await page.goto(`/${hash}`);
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
