import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../support/browser.ts';

const OPERATOR = 'operator@guerdon.example';

/** Cuts off files of the application, as a deployment does that replaced them; call the answer to have them back. */
async function without(page: Page, files: string): Promise<() => Promise<void>> {
  const url = `**/assets/${files}`;
  await page.route(url, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return () => page.unroute(url);
}

test('code that does not come costs its own part alone: input stays, and it is fetched again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAs(page, OPERATOR, '#/accounts/me');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Alder Quist');
  const openNew = async () => {
    await page.getByRole('button', { name: 'Promotions' }).click();
    await page.getByRole('menuitem', { name: 'New promotion' }).click();
  };

  const haveDialogs = await without(page, 'NewPromotionDialog-*.js');
  await openNew();
  await expect(page.getByText('The window could not be loaded. Check your connection')).toBeVisible();
  await expect(name).toHaveValue('Alder Quist');
  await haveDialogs();
  await openNew();
  await expect(page.getByRole('dialog', { name: 'New promotion' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Alder Quist');
});

test('a screen whose code does not come offers to fetch it again, and is fetched whenever one comes back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAs(page, OPERATOR, '#/promotions');
  const haveScreens = await without(page, 'FailuresScreen-*.js');
  await page.goto('#/reports/failures');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.goto('#/promotions');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('#/reports/failures');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await haveScreens();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failures' })).toBeVisible();
});

test('a chart whose code does not come says so in its place, and is fetched when one comes back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAs(page, OPERATOR, '#/promotions');
  const haveBars = await without(page, 'bars-*.js');
  await page.goto('#/advertisers');
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await haveBars();
  await page.goto('#/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.goto('#/advertisers');
  await expect(
    page
      .getByRole('img', { name: /Redemptions/ })
      .locator('rect')
      .first(),
  ).toBeVisible();
  await expect(page.getByText('This part could not be loaded')).toHaveCount(0);
});

test('without its words the application does not show keys: it says that something went wrong', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|The application did not come/);
  await openAs(page, OPERATOR, '#/promotions');
  const haveWords = await without(page, 'words-en-*.js');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await haveWords();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
});
