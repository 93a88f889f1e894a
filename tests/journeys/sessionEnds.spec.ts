import type { Page } from '@playwright/test';
import { expect, expectAccessible, fillSignIn, routeOf, signIn, test } from '../support/browser.ts';

// A session that ends never costs what was typed.

const LOGIN = 'promotion_manager@roles.example';
const TYPED = 'Somebody typing';

const modal = (page: Page) => page.getByRole('alertdialog', { name: 'Session expired' });
const nameOf = (page: Page) => page.getByLabel(/^Name/).first();

test('AUTH-5: with a form open, signing in happens beside it; then the save goes out, once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await signIn(page, LOGIN, '#/accounts/me');
  const former = await nameOf(page).inputValue();
  await nameOf(page).fill(TYPED);
  await context.clearCookies();
  const saves: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/graphql'))
      saves.push(answer.status());
  });
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(modal(page)).toContainText('What you typed stays here');
  await expectAccessible(page);

  const opened = context.waitForEvent('page');
  await modal(page).getByRole('link', { name: 'Sign in again' }).click();
  const beside = await opened;
  await fillSignIn(beside, LOGIN);
  await expect.poll(() => beside.isClosed()).toBe(true);
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await expect(nameOf(page)).toHaveValue(TYPED);
  expect(routeOf(page)).toBe('#/accounts/me');
  expect(saves.filter((status) => status === 200)).toHaveLength(1);
  await page.reload();
  await expect(nameOf(page)).toHaveValue(TYPED);
  await nameOf(page).fill(former);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
});

test('SHELL-26: "Clear the cache" asks before it empties a form', async ({ page }) => {
  await signIn(page, LOGIN, '#/accounts/me');
  await nameOf(page).fill(TYPED);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'Clear the cache' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(nameOf(page)).toHaveValue(TYPED);
});
