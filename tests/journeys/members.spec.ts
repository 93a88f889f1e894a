import { choosePassword, followMail, NEW_PASSWORD } from '../support/accountPages.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  openAs,
  routeOf,
  test,
} from '../support/browser.ts';

const STAFF = 'operator@guerdon.example';

test('SHELL-19, SHELL-32, ROLES-39, ACCT-26: operator staff make an account, whose owner accepts by mail and may what the roles say', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `grace.${Date.now()}@northwind.example`;
  await openAs(page, STAFF);
  await page.getByRole('navigation').getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('menuitem', { name: 'Accounts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New account' }).click();
  await page.getByLabel(/^Name/).fill('Grace Hopper');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByRole('button', { name: /Organization/ }).click();
  await page.getByRole('option', { name: /Northwind/ }).click();
  await page.getByText('User', { exact: true }).click();
  const box = page.getByRole('combobox', { name: /^Advertisers/ });
  await box.click();
  await box.pressSequentially('north');
  const offered = page.getByRole('option', { name: /Northwind/ }).first();
  const advertiser = (await offered.textContent()) ?? '';
  await offered.click();
  // The box waits for the next one, its list open.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Chosen: Advertisers' })).toContainText(advertiser);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  await expect(page.getByText(/^An e-mail with a link was sent to grace/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send invitation again' }).click();
  await expect(page.getByText(`E-mail on its way to ${email}`).first()).toBeVisible();
  await page.goto(`/#/admin/accounts?status=invited&search=${email.slice(0, 12)}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(/Invited\s*expires/);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto('/#/home');
  await fillSignIn(theirs, email, 'any password at all');
  await expect(theirs.getByText('Incorrect e-mail or password.')).toBeVisible();
  await followMail(theirs, email, 'Accept the invitation');
  await expect(theirs.getByRole('heading', { name: 'Welcome to Guerdon' })).toBeVisible();
  await expectAccessible(theirs);
  await choosePassword(theirs, 'too short');
  await expect(theirs.getByText('The password has at least 12 characters.')).toBeVisible();
  await expectAccessible(theirs);
  await choosePassword(theirs, NEW_PASSWORD);
  await expect(theirs.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(theirs, email, NEW_PASSWORD);
  await expect(theirs.getByRole('button', { name: /account menu/i })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Administration' })).toHaveCount(0);
  await theirs.goto('/#/advertisers');
  await expect(theirs.getByRole('link', { name: advertiser })).toBeVisible();
  await theirs.goto('/#/admin/accounts');
  await expect.poll(() => routeOf(theirs)).toBe('#/not_authorized');

  await page.goto('/#/admin/accounts');
  await page.getByRole('searchbox').fill(email.slice(0, 12));
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('radio', { name: 'Enabled' })).toBeChecked();
  await page.getByText('User', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Account saved')).toBeVisible();
  await theirs.goto('/#/advertisers');
  await theirs.reload();
  await expect(theirs.getByText('No roles found')).toBeVisible();
  await context.close();
});

test('ROLES-39: one who is not operator staff sees nothing of it, whatever the roles', async ({ page }) => {
  await openAs(page, 'superadmin@roles.example');
  await expect(page.getByRole('button', { name: 'Administration' })).toHaveCount(0);
  for (const hash of ['#/admin/accounts', '#/admin/accounts/new']) {
    await page.goto(`/${hash}`);
    await expect.poll(() => routeOf(page)).toBe('#/not_authorized');
    await page.goto('/#/accounts/me');
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  }
});

test('accounts are found and read on a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, STAFF, '#/admin/accounts?role=catalog_manager&search=only');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Only catalog_manager' }).click();
  await expect(page.getByRole('checkbox', { name: 'Catalog manager' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the own account gets no role from its owner; the demo’s invited member is shown as invited', async ({
  page,
}) => {
  await openAs(page, STAFF, '#/admin/accounts?search=operator%40');
  await page.getByRole('link', { name: 'Olivia Marchetti' }).click();
  await expect(page.getByRole('textbox', { name: /^E-mail/ })).toBeDisabled();
  await page.getByText('Developer', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You cannot give roles to your own account: ask someone else')).toBeVisible();
  await page.getByText('Developer', { exact: true }).click();
  await page.goto('/#/admin/accounts?status=invited');
  await expect(page.getByRole('row').filter({ hasText: 'Inès Vidal' })).toContainText('Invited');
});
