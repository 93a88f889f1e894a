import { expect, openAs, test } from '../support/browser.ts';

const LOGIN = 'promotion_manager@roles.example';

test('ACCT-1, ACCT-2, ACCT-3, ACCT-4, ACCT-5, ACCT-6, ACCT-7, ACCT-8, ACCT-9, ROUTE-24, I18N-9: the own account shows who one is', async ({
  page,
}) => {
  await openAs(page, LOGIN, '#/accounts/me');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  for (const label of [/^Name/, /^Phone/]) await expect(page.getByLabel(label).first()).toBeVisible();
  for (const text of ['Promotion manager', LOGIN, 'Time zone', 'Language', 'Login', 'E-mail'])
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  for (const name of ['Notifications', 'Budget alerts'])
    await expect(page.getByRole('switch', { name })).toBeVisible();
});

test('ACCT-10, ACCT-24: budget alerts turned on wait for their confirmation', async ({ page }) => {
  await openAs(page, 'promotion_user@roles.example', '#/accounts/me');
  const budget = page.getByRole('switch', { name: 'Budget alerts' });
  await budget.setChecked(true, { force: true });
  await expect(page.getByText('Waiting: confirm the e-mail we sent you.')).toBeVisible();
});

test('ACCT-14, ACCT-17, ACCT-18: the name is required and the phone international', async ({ page }) => {
  await openAs(page, LOGIN, '#/accounts/me');
  await page
    .getByLabel(/^Phone/)
    .first()
    .fill('call me');
  await page
    .getByLabel(/^Phone/)
    .first()
    .blur();
  await expect(page.getByText(/Enter an international phone number/)).toBeVisible();
  await page.getByLabel(/^Name/).first().fill('');
  await page.getByLabel(/^Name/).first().blur();
  await expect(page.getByText('This field is required')).toBeVisible();
});

test('ACCT-7, I18N-1: the language of the account becomes the language of the screens', async ({ page }) => {
  await openAs(page, 'client_manager@roles.example', '#/accounts/me');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'French' }).click();
  await page
    .getByRole('region', { name: 'Profile' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compte' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/#/advertisers');
  await expect(page.getByRole('columnheader', { name: 'Nom' })).toBeVisible();
});
