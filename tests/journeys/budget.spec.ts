import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'operator@guerdon.example';

test('BUDGET-3, BUDGET-5, BUDGET-12, BUDGET-13, BUDGET-14, BUDGET-28, BUDGET-29, BUDGET-33, BUDGET-49, BUDGET-57, ROUTE-14, ADVLIST-14, ADV-32, ROLES-36, SHELL-4: an operator funds an advertiser by keyboard, the retailer follows and takes the file along', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAs(page, OPERATOR, '#/advertiser/budget');
  const picker = page.getByRole('combobox', { name: /^Advertiser/ });
  await picker.fill('Bluefinch');
  await expect(page.getByRole('option', { name: 'Bluefinch Market' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Bluefinch Garden' })).toHaveCount(0);
  await picker.fill('north');
  await page.getByRole('option', { name: 'Northwind Grocers', exact: true }).click();
  await expect(page).toHaveURL(/#\/advertiser\/1\/budget/);
  const info = page.getByRole('region', { name: 'Credit info' });
  for (const figure of ['Total budget', 'Balance', 'Unallocated', 'Pending', 'Maximum that can be added'])
    await expect(info.getByText(figure, { exact: true })).toBeVisible();

  const amount = page.getByRole('textbox', { name: /^Amount/ });
  await amount.fill('999999999.01');
  await amount.press('Tab');
  await expect(page.getByText('Maximum budget of 999999999 reached')).toBeVisible();
  await amount.fill('0');
  await expect(page.getByText('Amount too low')).toBeVisible();
  await amount.fill('1234.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('=Journey; order 77');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Add budget?' });
  await expect(dialog).toContainText('$1,234.50 (USD) will be added to the budget of Northwind Grocers.');
  await expect(dialog.getByRole('row', { name: /^Unallocated/ })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Add budget' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('$1,234.50 added to Northwind Grocers')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(amount).toHaveValue('');

  await page.getByRole('tab', { name: 'Remove budget' }).click();
  await expect(info.getByText('Maximum that can be removed', { exact: true })).toBeVisible();
  await amount.fill('99999999');
  await amount.press('Tab');
  await expect(page.getByText(/^Insufficient (unallocated budget|balance)$/)).toBeVisible();
  await amount.fill('');

  const retailer = await (await browser.newContext()).newPage();
  await openAs(retailer, RETAILER, '#/advertiser/1?tab=budget');
  await expect(retailer.getByRole('link', { name: 'Manage budget' })).toBeVisible();
  const history = retailer.getByRole('table', { name: 'Transaction history' });
  const row = history.getByRole('row').filter({ hasText: '=Journey; order 77' });
  await expect(row).toContainText('+$1,234.50');
  const arriving = retailer.waitForEvent('download');
  await retailer.getByRole('button', { name: 'Download CSV' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^transaction-history-retailer-1-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`"credit";"1234.50";"USD";"";"'=Journey; order 77"`);
  await retailer.context().close();
});

test('BUDGET-11, BUDGET-20, BUDGET-22, BUDGET-58, ROUTE-15: a reference is mended in its place, a past day looked at; who may only read, reads', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAs(page, RETAILER, '#/advertiser/1?tab=budget');
  const history = page.getByRole('table', { name: 'Transaction history' });
  await history
    .getByRole('button', { name: /^Edit the reference/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Reference/ }).fill('Journey, mended');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reference saved')).toBeVisible();
  await expect(history.getByText('Journey, mended')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await page.goto(`${page.url().replace(/\?.*/, '')}?tab=budget&as-of=2026-01-31`);
  await expect(page.getByText('As of 31 / 01 / 2026')).toBeVisible();
  await expect(history.getByText('Journey, mended')).toHaveCount(0);
  await expect(history.getByRole('button', { name: /^Edit the reference/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(history.getByText('Journey, mended')).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await openAs(reader, 'user@roles.example', '#/advertiser/1?tab=budget');
  const read = reader.getByRole('table', { name: 'Transaction history' });
  await expect(read.getByText('Journey, mended')).toBeVisible();
  await expect(read.getByText(/^[+-]/).first()).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Edit the reference/ })).toHaveCount(0);
  await expect(reader.getByRole('link', { name: 'Manage budget' })).toHaveCount(0);
  await reader.goto('/#/advertiser/1/budget');
  await expect(reader).toHaveURL(/not_authorized/);
  await reader.context().close();
});
