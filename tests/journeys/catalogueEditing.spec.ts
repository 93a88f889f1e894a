import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  routeOf,
  test,
} from '../support/browser.ts';
import { foundRewards } from '../support/foundRewards.ts';
import { FRENCH_OPERATOR } from '../support/frenchOperator.ts';

const MANAGER = 'catalog_manager@roles.example';
const PRODUCT = '#/brands/DU3/products/DU3-TRAILBOTTL';

const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const toggle = async (page: Page, control: Locator) => {
  await control.focus();
  await page.keyboard.press('Space');
};

test('BRAND-1, PRODUCT-4, PRODUCT-11, PRODUCT-17, SKU-3, SKU-7, SKU-11: a catalog manager creates a product, its SKU with a picture and its translation, publishes it, and finds it in the catalog within seconds, as a visitor does', async ({
  page,
}) => {
  await openAs(page, MANAGER, '#/brands/DU3/products/new');
  await page.getByText('Item', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Weight: value', exact: true }).fill('0.4');
  await choose(page, /^Unit of weight: value|Choose Unit of weight: value/, 'kilogram');
  await choose(page, /Colour/, 'Varies by SKU');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Trail bottle');
  await page.getByRole('textbox', { name: 'Description' }).fill('Keeps cold for a day.');
  await page.reload();
  await expect(page.getByText('What you typed earlier is back.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Product ID' })).toHaveValue('TRAILBOTTL');
  await page.getByRole('button', { name: 'Next' }).click();
  await toggle(page, page.getByRole('switch', { name: 'Worldwide' }));
  await toggle(page, page.getByRole('checkbox', { name: 'Sport' }));
  await page.getByText('No', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and create a SKU' }).click();

  await expect.poll(() => routeOf(page)).toBe(`${PRODUCT}/product-skus/new`);
  await choose(page, /Colour/, 'blue');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Trail bottle blue');
  await page.getByRole('textbox', { name: 'EAN' }).fill('4006381330015');
  await page.getByRole('textbox', { name: 'Face value' }).fill('25');
  await page.getByText('No', { exact: true }).click();
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#2255aa' } }).png();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bottle.png', mimeType: 'image/png', buffer: await picture.toBuffer() });
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.poll(() => routeOf(page)).toBe(PRODUCT);
  await page.getByRole('button', { name: 'Advanced settings' }).click();
  await page.getByRole('tab', { name: 'Translations' }).click();
  await page.getByRole('textbox', { name: /Translated name/ }).fill('Gourde des sentiers');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Trail bottle is saved')).toBeVisible();
  expect(await foundRewards(page, 'gourde des sentiers')).toEqual([]);

  await toggle(page, page.getByRole('switch', { name: /^Published at/ }));
  await expect(page.getByText(/offers it in its catalog/)).toBeVisible();
  const sku = 'DU3-TRAILBOTTL-0001';
  await expect
    .poll(() => foundRewards(page, 'gourde des sentiers'), { timeout: 5000 })
    .toEqual([expect.objectContaining({ sku, image: expect.stringContaining('/media/') })]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catalogue/?q=trail+bottle');
  await page.getByRole('link', { name: 'Trail bottle blue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trail bottle blue');
});

test('SKU-18: a SKU is edited on its page, on a phone, in the dark and in French', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const hash of ['#/products/new', '#/brands/MAC/products/MAC-PUZZLE/product-skus/new']) {
    await openAs(page, FRENCH_OPERATOR, hash);
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.goto('/#/brands/MAC/products/MAC-PUZZLE/product-skus/MAC-PUZZLE-0003');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Puzzle bleu');
  await page.getByRole('textbox', { name: 'Quantité' }).fill('1500');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Puzzle bleu est enregistré')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Puzzle bleu');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
