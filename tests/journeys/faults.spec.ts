import { cutLink, expect, openAs, test } from '../support/browser.ts';

test.afterEach(() => cutLink('none'));

test('the index down: the countries say so by their codes, the rest of the advertiser is there', async ({
  page,
}) => {
  await openAs(page, 'shop@cornershop.example', '#/accounts/me');
  // Whoever signs in has seen the home screen: what is known of it is forgotten.
  await page.goto('about:blank');
  await cutLink('down', 'POST /api/graphql');
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The names of the countries are not available at the moment.')).toBeVisible();
  await expect(page.getByText('Redemptions').first()).toBeVisible();
});

test('ERR-7, ERR-8, UI-23: a part that fails names itself, has a request id to copy, and comes back when tried again', async ({
  page,
}) => {
  await openAs(page, 'retailer@northwind.example', '#/accounts/me');
  await cutLink('down', 'GET /api/alerts');
  await page.goto('/#/advertisers');
  await expect(page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('Notifications could not be loaded')).toBeVisible();
  await expect(page.getByText('Request ID').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the request ID' }).first()).toBeVisible();
  await cutLink('none');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('tab', { name: /Blockers/ })).toBeVisible();
});

test('UI-23: the platform down: one report for the whole failure, its retry mends every part, and the menu leads on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 50\d/);
  complaints.expect(/Redemptions by day: UNAVAILABLE/);
  await openAs(page, 'retailer@northwind.example', '#/accounts/me');
  await cutLink('down');
  await page.goto('/#/advertisers');
  for (const part of ['Redemptions by day', 'Notifications', 'Advertisers'])
    await expect(page.getByText(`${part} could not be loaded`)).toBeVisible();
  await expect(page.getByText('An error occurred (503)')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await page.goto('/#/reports/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity report' })).toBeVisible();
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
  await page.goto('/#/advertisers');
  await expect(page.getByText('Advertisers could not be loaded')).toBeVisible();
  await cutLink('none');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
});
