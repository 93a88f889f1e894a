import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const STAFF = 'operator@guerdon.example';

test('PROMOLIST-1, PROMO-1, PROMO-9, PROMO-37, PROMO-38: from the list to a promotion, which is paused and enabled again', async ({
  page,
}) => {
  test.slow();
  await openAs(page, STAFF);
  await page.getByRole('navigation').getByRole('button', { name: 'Promotions' }).click();
  await page.getByRole('menuitem', { name: 'Promotions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('welcome');
  await expect(page).toHaveURL(/search=welcome/);
  await page
    .getByRole('columnheader', { name: /^Start/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/order=asc/);
  // A row that moves while it is pressed opens nothing.
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Welcome Gifts by Post');
  await page.getByRole('link', { name: 'Welcome Bonus', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Bonus' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Summary' })).toContainText('activated');
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);

  const change = async (entry: string) => {
    await page.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(/^Live rewards: \d+ before, \d+ after$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: entry, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change('Pause');
  await expect(page.getByRole('list', { name: 'Before launch' })).toContainText('It is paused');
  await change('Enable');
  await expect(page.getByRole('list', { name: 'Before launch' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('API promotion ID')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '← Promotions' }).click();
  await expect(page).toHaveURL(/search=welcome/);
});

test('the calendar is read and moved in by keyboard, and fits a phone', async ({ page }) => {
  await openAs(page, STAFF);
  await page.goto('/#/promotions?view=calendar');
  const rows = page.locator('a[href*="/promotion/"]');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto('/#/advertiser/1/promotion/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
