import type { Page } from '@playwright/test';
import { expect, expectAccessible, routeOf, signIn, test } from '../support/browser.ts';

// Whoever leaves a form with unsaved changes is asked first, by whatever way they go.

const LOGIN = 'promotion_manager@roles.example';
const TYPED = 'Somebody else';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: 'Stay' | 'Leave') =>
  question(page).getByRole('button', { name, exact: true }).click();
const nameOf = (page: Page) => page.getByLabel(/^Name/).first();

/** The account with a changed name, one step after the list of advertisers. */
async function begin(page: Page): Promise<void> {
  await signIn(page, LOGIN, '#/advertisers');
  await expect(page.getByRole('heading', { level: 1, name: 'Advertisers' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/accounts/me';
  });
  await nameOf(page).fill(TYPED);
}

async function expectStay(page: Page): Promise<void> {
  await expect(question(page)).toHaveCount(0);
  expect(routeOf(page)).toBe('#/accounts/me');
  await expect(nameOf(page)).toHaveValue(TYPED);
}

test('going back from unsaved changes asks first, and staying keeps what was typed', async ({ page }) => {
  const back = () => page.evaluate(() => history.back());
  await begin(page);
  for (let times = 1; times <= 2; times += 1) {
    await back();
    await expect(question(page)).toBeVisible();
    await answer(page, 'Stay');
    await expectStay(page);
  }
  await back();
  await answer(page, 'Leave');
  await expect(page.getByRole('heading', { level: 1, name: 'Advertisers' })).toBeVisible();
  await page.goForward();
  await expect(nameOf(page)).toHaveValue('Only promotion_manager');
  await back();
  await expect(page.getByRole('heading', { level: 1, name: 'Advertisers' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('links, menus and typed addresses ask before unsaved changes are left; the keyboard answers', async ({
  page,
}) => {
  await begin(page);
  await page.getByRole('link', { name: 'Guerdon' }).first().click();
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectStay(page);

  await page.evaluate(() => {
    location.hash = '#/advertiser/listing';
  });
  await answer(page, 'Stay');
  await expectStay(page);

  const menu = page.getByRole('navigation').getByRole('button', { name: 'Advertisers' });
  const entry = page.getByRole('menuitem', { name: 'Dashboard' });
  await menu.click();
  await entry.click();
  await page.keyboard.press('Escape');
  await expectStay(page);
  await menu.click();
  await entry.click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => routeOf(page)).toBe('#/advertisers');
  await expect(page.locator('#content')).toBeFocused();
});

test('in a narrow window the navigation asks too, and closes once it is followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await drawer.getByRole('link', { name: 'Dashboard' }).click();
  await answer(page, 'Stay');
  await expectStay(page);
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await drawer.getByRole('link', { name: 'Dashboard' }).click();
  await answer(page, 'Leave');
  await expect.poll(() => routeOf(page)).toBe('#/advertisers');
  await expect(drawer).toHaveCount(0);
});

test('the tabs of an advertiser ask before unsaved changes are left', async ({ page }) => {
  await signIn(page, 'operator@guerdon.example', '#/advertisers');
  await page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Invoicing' }).click();
  const form = page.getByRole('form', { name: 'Invoicing' });
  const company = form.getByRole('textbox').first();
  await company.fill(TYPED);
  await page.getByRole('tab', { name: 'Budget' }).click();
  await answer(page, 'Stay');
  await expect(question(page)).toHaveCount(0);
  await expect(company).toHaveValue(TYPED);
  await page.getByRole('tab', { name: 'Budget' }).click();
  await answer(page, 'Leave');
  await expect(page.getByRole('tab', { name: 'Budget' })).toHaveAttribute('aria-selected', 'true');
});

test('logging out asks first; closing the page is the browser’s own question', async ({ page }) => {
  const boxes: string[] = [];
  page.on('dialog', (box) => {
    boxes.push(box.type());
    void box.dismiss();
  });
  await begin(page);
  const logOut = async () => {
    await page.getByRole('button', { name: /account menu/i }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await page.evaluate(() => location.reload());
  await expect.poll(() => boxes).toEqual(['beforeunload']);
  await logOut();
  await answer(page, 'Stay');
  await expectStay(page);
  await logOut();
  await answer(page, 'Leave');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(boxes).toEqual(['beforeunload']);
});
