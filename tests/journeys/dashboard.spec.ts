import { expect, openAs, test } from '../support/browser.ts';

const OPERATOR = 'operator@guerdon.example';

test.beforeEach(async ({ page }) => {
  await openAs(page, OPERATOR, '#/advertisers');
  await expect(page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first()).toBeVisible();
});

test('ADVLIST-2, ADVLIST-5, ADVLIST-6, ADVLIST-7: enabled advertisers, the busiest first, ten of them, with both counts', async ({
  page,
}) => {
  await expect(page.getByText(/\d+ enabled · \d+ disabled/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Redemptions, last 7 days' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('table', { name: 'Advertisers' }).locator('tbody tr')).toHaveCount(10);
  await expect(page.getByRole('cell', { name: 'Disabled' })).toHaveCount(0);
});

test('ADVLIST-1, ADVLIST-3, ADVLIST-4: status, search and order stand in the address and show as chips', async ({
  page,
}) => {
  await page
    .getByRole('button', { name: /Status/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Disabled' }).click();
  await expect(page).toHaveURL(/status=disabled/);
  await expect(page.getByRole('cell', { name: 'Enabled', exact: true })).toHaveCount(0);
  // The whole cell sorts, to its farthest corner.
  const head = page.getByRole('columnheader', { name: 'Name' });
  const { width } = (await head.boundingBox()) ?? { width: 0 };
  await head.click({ position: { x: width - 4, y: 4 } });
  await expect(page).toHaveURL(/order_by=name/);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('zzzz');
  await expect(page).toHaveURL(/search=zzzz/);
  await expect(page.getByText('No result')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).not.toHaveURL(/search=|status=/);
});

test('ADVLIST-8: the list is as it was when one returns from an advertiser', async ({ page }) => {
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  const query = new URL(page.url()).hash.split('?')[1];
  // A row that is about to be replaced by the next page's would lose the press.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/advertiser\/\d+/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Advertisers$/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/advertisers?${query}`);
});

test('ADVLIST-9: the chart of redemptions has a period, and names its zone', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Redemptions by day', exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /Last 7 days|This month|Previous month/ })
    .first()
    .click();
  await page
    .getByRole('option', { name: /month/ })
    .or(page.getByRole('button', { name: /month/ }))
    .first()
    .click();
  await expect(page.getByText(/Europe\/Paris/).first()).toBeVisible();
});

test('ADVLIST-10, ADVLIST-11, ALERT-1: notifications stand beside the chart in three tabs', async ({
  page,
}) => {
  await expect(page.getByRole('tab')).toHaveText([/Blockers/, /Warnings/, /Infos/]);
  await page.getByRole('tab', { name: /Infos/ }).click();
  await expect(page.getByRole('tab', { name: /Infos/ })).toHaveAttribute('aria-selected', 'true');
});

test('ADVLIST-12, ROUTE-11: the admin listing has the New advertiser button', async ({ page }) => {
  await page.goto('/#/advertiser/listing');
  await page
    .getByRole('link', { name: 'New advertiser' })
    .or(page.getByRole('button', { name: 'New advertiser' }))
    .first()
    .click();
  await expect(page).toHaveURL(/#\/advertiser\/create/);
});
