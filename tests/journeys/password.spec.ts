import type { Page } from '@playwright/test';
import { choosePassword, followMail, NEW_PASSWORD } from '../support/accountPages.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  fillSignIn,
  signIn,
  test,
} from '../support/browser.ts';

const LOGIN = 'promotion_data_analyst@roles.example';
/** The web goes there by itself only once, so that no circle arises; who comes back again follows its link. */
const SIGN_IN = '/auth/login?return_to=%2F%23%2Fhome&lang=en';

async function ask(page: Page, login: string): Promise<string> {
  await page.goto(SIGN_IN);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(login);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mails' })).toBeVisible();
  return (await page.getByRole('main').innerText()).replaceAll(login, 'LOGIN');
}

test('a forgotten password is replaced by a link that is good once, and what the old one began ends', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const old = await (await browser.newContext()).newPage();
  await signIn(old, LOGIN, '#/accounts/me');
  expect(await ask(page, LOGIN)).toBe(await ask(page, 'nobody.at.all@roles.example'));
  await followMail(page, LOGIN, 'Choose a new password');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const link = page.url();
  await choosePassword(page, NEW_PASSWORD, `${NEW_PASSWORD}!`);
  await expect(page.getByText('The two passwords differ.')).toBeVisible();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    choosePassword(page, NEW_PASSWORD),
  ]);
  // The token stands in the address and is told to nobody, the product itself included.
  expect((await sent.allHeaders()).referer).toBe(`${new URL(link).origin}/`);
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

  await old.reload();
  await expect(old.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
  await expect(old.getByText('Guerdon cannot be reached')).toHaveCount(0);
  await old.goto(SIGN_IN);
  await fillSignIn(old, LOGIN);
  await expect(old.getByText('Incorrect e-mail or password.')).toBeVisible();
  await old.context().close();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(SIGN_IN);
  await fillSignIn(page, LOGIN, NEW_PASSWORD);
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the pages around a forgotten password are read on a phone and by everybody, in ${colorScheme} colours`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 4\d\d/);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/oidc/password?lang=en', '/oidc/password?lang=fr', '/mail/link/none?lang=fr']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectContrast(page);
    }
  });
