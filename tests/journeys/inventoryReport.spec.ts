import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  routeOf,
  test,
} from '../support/browser.ts';

const OPERATOR = 'operator@guerdon.example';

test('INVREP-1, INVREP-2, INVREP-3, INVREP-4, INVREP-8, INVREP-9, INVREP-10, ROUTE-21: what runs out first is found, explained, watched and taken along', async ({
  page,
}) => {
  test.slow();
  await openAs(page, OPERATOR, '#/reports/inventory?order_by=last_30_days&order=desc&source=1');
  const report = page.getByRole('table', { name: 'Inventory' });
  const first = report.getByRole('row').nth(1);
  const name =
    (await first.getByRole('button', { name: /^Close the details of/ }).getAttribute('aria-label')) ?? '';
  const reward = name.replace('Close the details of ', '');
  await expect(page.getByRole('table', { name: 'Advertisers that use it' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rewards used: / })).toBeVisible();
  await expectAccessible(page);

  // The number of used rewards is that of the redemptions behind it.
  const used = first.getByRole('link').last();
  const count = await used.innerText();
  await used.click();
  await expect.poll(() => routeOf(page)).toBe('#/reports/redemptions');
  await expect(page).toHaveURL(/\?reward=/);
  await expect(page.getByText(new RegExp(`of ${count}$|^${count} `)).first()).toBeVisible();
  await page.goBack();

  const alert = page.getByRole('textbox', { name: /^Alert, in working days/ });
  await alert.fill('7');
  await page.getByRole('button', { name: 'Set alert' }).click();
  await expect(page.getByText('Alert set: 7 working days before')).toBeVisible();
  await page.reload();
  await expect(alert).toHaveValue('7');

  const box = page.getByRole('combobox', { name: 'Reward' });
  await box.click();
  await box.pressSequentially(reward.slice(0, 8));
  await page.getByRole('option', { name: reward }).first().click();
  await expect(page).toHaveURL(/reward=/);
  await expect(report.getByRole('button', { name: /the details of/i })).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const file = await readFile(await download.path());
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.toString()).toContain(`"${reward}"`);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('ROUTE-21: without viewInventoryReport the report is not entered', async ({ page }) => {
  await openAs(page, 'retailer@northwind.example', '#/reports/inventory');
  await expect.poll(() => routeOf(page)).toBe('#/not_authorized');
});
