import { expect, type Page } from '@playwright/test';
import { openAs, routeOf, test } from '../support/browser.ts';

const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('ADVNEW-27: operator staff give a new advertiser to a retailer', async ({ page }) => {
  const name = `Corner Cafe ${Date.now().toString(36)}`;
  await openAs(page, 'operator@guerdon.example', '#/advertiser/create');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('combobox', { name: /Organization/ }).fill('corner');
  await page.getByRole('option', { name: /Corner/ }).click();
  await expect(page.getByLabel(/^Currency/)).not.toHaveValue('');
  await choose(page, /Invoice type/, 'Prepayment');
  await page
    .getByRole('radiogroup', { name: /Debit pending/ })
    .getByRole('radio', { name: 'No' })
    .check({ force: true });
  await choose(page, /Language/, 'English');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => routeOf(page)).toMatch(/^#\/advertiser\/\d+$/);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Corner');
});

test.describe('a retailer', () => {
test.beforeEach(async ({ page }) => {
  await openAs(page, 'retailer@northwind.example', '#/advertiser/create');
  await expect(page.getByRole('heading', { level: 1, name: 'New advertiser' })).toBeVisible();
});

test('ADVNEW-8, ADVNEW-10, ADVNEW-12, ADVNEW-13, ADVNEW-18, UI-14: what is wrong is said beside it, and Save waits', async ({
  page,
}) => {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expect(page.getByLabel(/^Currency/)).toHaveAttribute('readonly', '');
  await expect(page.getByLabel(/^Currency/)).toHaveValue('USD');
  await page.getByLabel(/^Name/).fill('x');
  await page.getByLabel(/^Name/).fill('');
  await page.getByLabel(/^E-mail/).fill('someone@nowhere.x');
  await page.getByLabel(/^Phone/).fill('call me');
  await page.getByLabel(/^Phone/).blur();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(page.getByText('Enter an e-mail address, for example name@example.com')).toBeVisible();
  await expect(
    page.getByText('Enter an international phone number, for example +33 1 23 45 67 89'),
  ).toBeVisible();
  await expect(save).toBeDisabled();
});

test('ADVNEW-1, ADVNEW-2, ADVNEW-3, ADVNEW-4, ADVNEW-5, ADVNEW-6, ADVNEW-7, ADVNEW-9, ADVNEW-21: a complete form makes an advertiser and opens it', async ({
  page,
}) => {
  const name = `Harbour Books ${Date.now().toString(36)}`;
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^E-mail/).fill('hello@harbour.example');
  await page.getByLabel(/^Phone/).fill('+33 1 23 45 67 89');
  await choose(page, /Invoice type/, 'Payment in 30 days');
  await page
    .getByRole('radiogroup', { name: /Debit pending/ })
    .getByRole('radio', { name: 'No' })
    .check({ force: true });
  await expect(
    page.getByRole('radiogroup', { name: /Allow committed/ }).getByRole('radio', { name: 'No' }),
  ).toBeChecked();
  await choose(page, /Language/, 'French');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => routeOf(page)).toMatch(/^#\/advertiser\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  for (const text of ['hello@harbour.example', '+33 1 23 45 67 89', 'Payment in 30 days', 'French'])
    await expect(details).toContainText(text);
});
});
