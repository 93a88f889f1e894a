import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';

async function openFirst(page: Page, login: string): Promise<string> {
  await openAs(page, login, '#/advertiser/1?tab=invoicing');
  await expect(page.getByText('Operating countries').first()).toBeVisible();
  return page.url().replace(/\?.*/, '');
}

const save = (page: Page) =>
  page.getByRole('form', { name: 'Invoicing' }).getByRole('button', { name: 'Save', exact: true }).click();

test('INVOICE-1, INVOICE-2, INVOICE-3, INVOICE-7, ADV-16, ADV-25: invoicing is changed by those who may, and read by others', async ({
  page,
  browser,
}) => {
  const address = await openFirst(page, RETAILER);
  await page.goto(`${address}?tab=invoicing`);
  await expect(page.getByRole('tab', { name: 'Invoicing' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: /VAT country/ }).click();
  await page.getByRole('searchbox', { name: /VAT country/ }).fill('Portug');
  await page.getByRole('option', { name: /Portugal/ }).click();
  await page.getByRole('textbox', { name: /^SIRET/ }).fill('732 829');
  await expect(page.getByText(/usually has 14 digits/)).toBeVisible();
  await page.getByRole('button', { name: /Invoice type/ }).click();
  await page.getByRole('option', { name: 'Payment in 60 days' }).click();
  await save(page);
  await expect(page.getByText('Invoicing saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Payment in 60 days');

  const reader = await (await browser.newContext()).newPage();
  await openFirst(reader, 'user@roles.example');
  const tab = reader.getByRole('tabpanel', { name: 'Invoicing' });
  await expect(tab).toContainText('732 829');
  await expect(tab).toContainText('Portugal');
  await expect(tab.getByRole('textbox')).toHaveCount(0);
  await reader.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(reader);
  await reader.context().close();

  const outside = await (await browser.newContext()).newPage();
  await openFirst(outside, 'customer_support_agent@roles.example');
  await expect(outside.getByText('Operating countries').first()).toBeVisible();
  await expect(outside.getByRole('tab', { name: 'Invoicing' })).toHaveCount(0);
  await outside.context().close();
});

test('two people save the same field: the later one sees both values and decides', async ({
  page,
  browser,
}) => {
  const address = await openFirst(page, RETAILER);
  await expect(page.getByRole('textbox', { name: /^Capital/ })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'operator@guerdon.example', `${new URL(address).hash}?tab=invoicing`);
  await other.getByRole('textbox', { name: /^Capital/ }).fill('of theirs');
  await save(other);
  await expect(other.getByText('Invoicing saved')).toBeVisible();
  await page.getByRole('textbox', { name: /^Capital/ }).fill('of mine');
  await save(page);
  await expect(page.getByText('Someone else has changed this')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'of theirs' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Invoicing saved')).toBeVisible();
  await other.context().close();
});
