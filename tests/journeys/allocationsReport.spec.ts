import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  openAs,
  routeOf,
  test,
} from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'operator@guerdon.example';

test('INVENT-6, INVENT-8, INVENT-10, ALLOCREP-1, ALLOCREP-2, ALLOCREP-4, ALLOCREP-5, ROUTE-22: a request is changed while it waits, decided by a second person, and ready', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAs(page, RETAILER, '#/advertiser/1?tab=inventory&inventory-search=IO-2605');
  const committed = page.getByRole('table', { name: 'Committed allocations' });
  await page.getByRole('button', { name: 'Edit the allocation IO-2605' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit the pending allocation' });
  await edit.getByLabel('IO number').fill('IO-DECIDED');
  const quantity = edit.getByLabel('Quantity').first();
  await quantity.fill('9000');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = edit.getByText(/^Insufficient unallocated budget/);
  await expect(refusal).toBeVisible();
  // The sentence takes the room under the fields beside it.
  expect((await refusal.boundingBox())?.width).toBeGreaterThan((await quantity.boundingBox())?.width ?? 0);
  await quantity.fill('6');
  await expect(edit.getByText(/^The request is then for/)).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit).toHaveCount(0);
  await page.getByRole('searchbox', { name: /^Search by IO number/ }).fill('IO-DECIDED');
  await expect(committed.getByText('IO-DECIDED')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/reports/allocations');
  await expect.poll(() => routeOf(page)).toBe('#/not_authorized');

  const staff = await (await browser.newContext()).newPage();
  await staff.goto('/#/reports/allocations');
  await fillSignIn(staff, OPERATOR);
  const box = staff.getByRole('combobox', { name: 'Advertiser' });
  await box.click();
  await box.pressSequentially('northwind gro');
  await staff.getByRole('option', { name: 'Northwind Grocers' }).click();
  await staff.getByText('Pending', { exact: true }).first().click();
  await staff.getByRole('button', { name: 'Get report' }).click();
  await expect(staff).toHaveURL(/advertiser=1&statuses=pending/);
  const report = staff.getByRole('table', { name: 'Allocations' });
  const request = report.getByRole('row').filter({ hasText: 'IO-DECIDED' });
  await expect(request).toContainText('Renée Tanguy');
  await expectAccessible(staff);
  await request.getByRole('button', { name: 'Approve the request of Northwind Grocers' }).click();
  const dialog = staff.getByRole('alertdialog', { name: 'Approve this request?' });
  await expect(dialog.getByRole('row', { name: /^Unallocated/ })).toBeVisible();
  await expect(dialog.getByText(/^E-mail to Renée Tanguy/)).toBeVisible();
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toHaveCount(0);
  // Decided, it waits no longer, and leaves the list of those that do.
  await expect(request).toHaveCount(0);
  await staff.getByText('Pending', { exact: true }).first().click();
  await staff.getByRole('button', { name: 'Get report' }).click();
  await expect(staff).not.toHaveURL(/statuses/);
  await expect(request.getByText('Approved')).toBeVisible();
  await expect(request.getByText('Olivia Marchetti')).toBeVisible();
  await staff.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(staff);

  await page.goto('/#/advertiser/1?tab=inventory&inventory-search=IO-DECIDED');
  await expect(committed.getByText('Ready')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit the allocation/ })).toHaveCount(0);
});
