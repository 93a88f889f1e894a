import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

test('ACCT-10: turning on budget alerts sends a mail, and the click in it ends the waiting', async ({
  page,
}) => {
  await openAs(page, 'inventory_qa@roles.example', '#/accounts/me');
  await page.getByRole('switch', { name: 'Budget alerts' }).setChecked(true, { force: true });
  const waiting = page.getByText('Waiting: confirm the e-mail we sent you.');
  await expect(waiting).toBeVisible();

  const mail = page.getByRole('link', { name: /inventory_qa@roles\.example/ }).first();
  await expect(async () => {
    await page.goto('/mail?lang=en');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await mail.click();
  await expect(page.getByRole('heading', { name: 'Confirm your budget alerts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your budget alerts are confirmed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open my account' }).click();
  await expect(page.getByRole('switch', { name: 'Budget alerts' })).toBeChecked();
  await expect(waiting).toBeHidden();
});

test('operator staff see what runs in the background, on a phone too', async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, 'operator@guerdon.example');
  await page.getByRole('navigation').getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('menuitem', { name: 'Background jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Background jobs' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Background jobs' });
  // Work of others fills the first page.
  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Reconciliation', exact: true }).click();
  // Recurring work begins a minute after the start.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(table.getByText('Reconciliation').first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect(page).toHaveURL(/state=dead/);
  await expect(page.getByText('No job matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByText('Due work').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
