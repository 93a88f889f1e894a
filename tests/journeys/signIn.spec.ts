import { expect, fillSignIn, routeOf, signIn, test } from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';

test('AUTH-1, SHELL-1, ROUTE-6: a person signs in at the issuer and stands before the advertisers', async ({
  page,
}) => {
  const loads: string[] = [];
  await signIn(page, RETAILER);
  await expect(page.getByRole('heading', { level: 1, name: 'Advertisers' })).toBeVisible();
  expect(routeOf(page)).toBe('#/advertisers');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page
    .getByRole('link', { name: /Northwind/ })
    .first()
    .click();
  await expect.poll(() => routeOf(page)).toMatch(/^#\/advertiser\/\d+$/);
  expect(loads).toEqual([]);
});

test('AUTH-1: Back after the sign-in leads on to the application, not to a sign-in that is over', async ({
  page,
}) => {
  await signIn(page, RETAILER, '#/advertisers?status=all');
  await page.goBack();
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Advertisers' })).toBeVisible();
});

test('a wrong password is said without telling whether the account exists', async ({ page, complaints }) => {
  complaints.expect(/status of 4\d\d/);
  await page.goto('/');
  await fillSignIn(page, RETAILER, 'something else');
  await expect(page.getByText('Incorrect e-mail or password.')).toBeVisible();
  await fillSignIn(page, 'stranger@nowhere.example', 'something else');
  await expect(page.getByText('Incorrect e-mail or password.')).toBeVisible();
});

test('AUTH-9, AUTH-10, GUARD-3: an account without a role is told so and can only log out', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await page.goto('/#/advertisers');
  await fillSignIn(page, 'nobody@guerdon.example');
  await expect(page.getByRole('heading', { name: 'No roles found' })).toBeVisible();
  await expect.poll(() => routeOf(page)).toBe('#/not_authorized');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('GUARD-2: the address asked for without a session is the one that opens after the login', async ({
  page,
}) => {
  await signIn(page, RETAILER, '#/advertisers?status=all&order_by=name&order=asc');
  await expect(page).toHaveURL(/#\/advertisers\?.*order_by=name/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

test('AUTH-5, AUTH-6, AUTH-7, AUTH-8, AUTH-16, GUARD-1, GUARD-2: when the session is over, a modal says so and the login leads back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await signIn(page, RETAILER, '#/advertisers?status=all');
  await expect(page.getByRole('table', { name: 'Advertisers' })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('no');
  const modal = page.getByRole('alertdialog', { name: 'Session expired' });
  await expect(modal).toContainText('Your session has expired. Please log in again.');
  const address = page.url();
  await modal.getByRole('button', { name: 'Refresh' }).click();
  await fillSignIn(page, RETAILER);
  await expect(page.getByRole('table', { name: 'Advertisers' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('AUTH-12, SHELL-11: the account menu has three entries, and logging out ends the session', async ({
  page,
}) => {
  await signIn(page, RETAILER);
  await expect(page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: /account menu/i }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Contact us', 'Log out']);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  const again = await page.context().newPage();
  await again.goto('/#/advertisers');
  await expect(again.getByLabel('Password')).toBeVisible();
});

test('no token is within reach of a script', async ({ page, context }) => {
  await signIn(page, RETAILER);
  const [session] = (await context.cookies()).filter(({ name }) => name.startsWith('guerdon'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const reachable = await page.evaluate(
    () => document.cookie + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(reachable).not.toMatch(/eyJ|access_token|refresh_token/);
});
