import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const STAFF = 'operator@guerdon.example';

test('REDLIST-3, REDLIST-5, BULK-5, BULK-7, REDLIST-40: found by a fragment, filtered in the address, commented on in bulk, exported by a mailed link', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAs(page, STAFF, '#/reports/redemptions');
  const bar = page.getByRole('region', { name: 'Selection' });
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(bar.getByText(/^[\d,]+ redemptions$/)).toBeVisible();
  await expectAccessible(page);

  const id = (await table.getByRole('link').first().innerText()).trim();
  await page.getByRole('searchbox').fill(id);
  await expect(page).toHaveURL(new RegExp(`search=${id}`));
  await expect(page.getByText(/^Searched as: redemption ID/)).toBeVisible();
  await expect(table.getByRole('link', { name: id, exact: true })).toBeVisible();

  await page.goto('/#/reports/redemptions?state=pending');
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(table.getByText('Redeemed')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).press('Space');
  await expect(bar.getByText('10 selected')).toBeVisible();
  await bar.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await bar.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('menuitem', { name: /^Add a comment/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^All the [\d,]+ redemptions that match the filters\.$/)).toBeVisible();
  await expect(question.getByText(/^Applies to ([\d,]+) of \1\.$/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('textbox', { name: 'Comment' }).fill('Looked at with the shop');
  await question.getByRole('button', { name: 'Add comment' }).click();
  const progress = page.getByRole('region', { name: 'Bulk action' });
  await expect(progress.getByText(/^Add a comment: done\./)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await progress.getByRole('button', { name: 'Close' }).click();
  await expect(progress).toHaveCount(0);

  await bar.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Recipients' }).press('Space');
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('The report will be sent to you by e-mail.')).toBeVisible();

  const mail = page.getByRole('link', { name: /Your CSV export of redemptions is ready/ }).first();
  await expect(async () => {
    await page.goto('/mail');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await mail.click();
  const address = await page.getByRole('link', { name: 'Download the file' }).getAttribute('href');
  const file = await page.request.get(String(address));
  expect(file.headers()['content-type']).toContain('text/csv');
  const [head, ...rows] = (await file.text()).trim().split(/\r?\n/);
  expect(head).toContain('"email"');
  expect(rows.length).toBeGreaterThan(9);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openAs(theirs, 'second.operator@guerdon.example');
  expect((await theirs.request.get(String(address))).status()).toBe(404);
  await other.close();
});
