import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'operator@guerdon.example';
const TAB = '#/advertiser/2?tab=discounts';

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Discounts' });
const dialog = (page: Page) => page.getByRole('dialog');

async function add(page: Page, search: string, product: string, percent: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add a discount' }).click();
  await dialog(page)
    .getByRole('combobox', { name: /^Product/ })
    .fill(search);
  await page.getByRole('option', { name: new RegExp(product) }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Discount/ })
    .fill(percent);
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
}

test('DISC-1, DISC-2, DISC-3, DISC-4, DISC-5, DISC-6, DISC-7, DISC-9, DISC-13, DISC-15, ADV-24: discounts are added, changed, taken along and deleted by those who may', async ({
  page,
  browser,
}) => {
  await openAs(page, RETAILER, TAB);
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  await add(page, 'zinnia', 'Zinnia Gifts', '12.5');
  await expect(page.getByText('Discount on Zinnia Gifts gift card added')).toBeVisible();
  await panel(page).getByRole('searchbox').fill('ZINNIA');
  const row = panel(page).getByRole('row', { name: /Zinnia/ });
  await expect(row).toContainText('12.5%');
  await expect(panel(page).getByRole('row')).toHaveCount(2);

  await row.getByRole('button', { name: /^Edit/ }).click();
  const field = dialog(page).getByRole('textbox', { name: /^Discount/ });
  await field.fill('100.01');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByText('At most 100')).toBeVisible();
  await field.fill('20');
  await field.press('Enter');
  await expect(row).toContainText('20%');

  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^discounts-retailer-2-\d{4}-\d\d-\d\d\.csv$/);

  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openAs(reader, 'promotion_manager@roles.example', TAB);
  await expect(panel(reader).getByRole('row', { name: /Zinnia/ })).toBeVisible();
  await expect(panel(reader).getByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveCount(0);
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  await reader.context().close();

  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('charged at their face value');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(panel(page).getByText('No discount found')).toBeVisible();
});

test('API-7: two people change the same discount: the later one sees both and decides', async ({
  page,
  browser,
}) => {
  await openAs(page, RETAILER, TAB);
  await expect(panel(page)).toBeVisible();
  await add(page, 'alder', 'Alder Tools', '5');
  await expect(page.getByText('Discount on Alder Tools gift card added')).toBeVisible();
  const edit = 'Edit the discount on Alder Tools gift card';
  await panel(page).getByRole('button', { name: edit }).click();

  const other = await (await browser.newContext()).newPage();
  await openAs(other, OPERATOR, TAB);
  await panel(other).getByRole('button', { name: edit }).click();
  await dialog(other)
    .getByRole('textbox', { name: /^Discount/ })
    .fill('30');
  await dialog(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Discount on Alder Tools gift card saved')).toBeVisible();
  await other.context().close();

  await dialog(page)
    .getByRole('textbox', { name: /^Discount/ })
    .fill('40');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByRole('cell', { name: '30%' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(panel(page).getByRole('row', { name: /Alder/ })).toContainText('40%');
});
