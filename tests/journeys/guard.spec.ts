import { expect, routeOf, signIn, test } from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';

test('ROUTE-63, GUARD-7: an address that is no route leads home', async ({ page }) => {
  await signIn(page, RETAILER, '#/no/such/place');
  await expect.poll(() => routeOf(page)).toBe('#/advertisers');
});

test('ROUTE-64, GUARD-6: an advertiser id that is not digits leads to the beginning', async ({ page }) => {
  await signIn(page, RETAILER, '#/advertiser/12x');
  await expect.poll(() => routeOf(page)).toBe('#/advertisers');
});

test('GUARD-4, ROUTE-3, ROUTE-12, ROLES-33: a route whose ability is missing says so and offers to log out', async ({
  page,
}) => {
  await signIn(page, 'user@roles.example', '#/advertiser/create');
  await expect.poll(() => routeOf(page)).toBe('#/not_authorized');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New advertiser' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('ROLES-34, ROUTE-10, ROUTE-11, ROUTE-13: dashboard, listing and detail are closed without viewAdvertisers', async ({
  page,
}) => {
  await signIn(page, 'catalog_manager@roles.example', '#/accounts/me');
  for (const hash of ['#/advertisers', '#/advertiser/listing', '#/advertiser/1']) {
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await expect.poll(() => routeOf(page)).toBe('#/not_authorized');
  }
});

test('ROUTE-4, ROUTE-5, SHELL-15: who has one advertiser starts on it, and sees no entry for a list of them', async ({
  page,
}) => {
  await signIn(page, 'shop@cornershop.example');
  await expect.poll(() => routeOf(page)).toMatch(/^#\/advertiser\/\d+$/);
  await expect(page.getByText('Operating countries').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Advertisers$/ })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Advertisers', exact: true })).toHaveCount(0);
});

test('ROUTE-8, SHELL-13: who may see no advertiser starts on the account, and the group is not there', async ({
  page,
}) => {
  await signIn(page, 'platform_admin@roles.example');
  await expect.poll(() => routeOf(page)).toMatch(/^#\/accounts\//);
  await expect(page.getByRole('button', { name: 'Advertisers', exact: true })).toHaveCount(0);
});

test('ROUTE-25, ROLES-10: the showcase of components is for those who hold its ability', async ({ page }) => {
  await signIn(page, 'developer@roles.example', '#/ui-components');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(routeOf(page)).toBe('#/ui-components');
});

test('ADV-37, ROUTE-13: an advertiser of somebody else is not found', async ({ page }) => {
  await signIn(page, 'shop@cornershop.example', '#/advertiser/999999999');
  await expect(page.getByText('Not found').first()).toBeVisible();
});
