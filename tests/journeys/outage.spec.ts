// One failure has one report, on every screen: the menu stays, other addresses work, and the retry mends what failed.
import type { Page } from '@playwright/test';
import { cutLink, expect, openAs, test } from '../support/browser.ts';
import { SCREENS } from '../support/screens.ts';

const LOGIN = 'operator@guerdon.example';

test.afterEach(() => cutLink('none'));

const missing = (page: Page) => page.getByText(/ could not be loaded$/);
const reports = (page: Page) =>
  page.getByText(/^(An error occurred \(5\d\d\)|No response)$/).filter({ visible: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** Goes on by the address alone, as a link does: the application stays as it is. */
const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function expectOneReport(page: Page, name: string): Promise<void> {
  await settled(page);
  const menu = page.getByRole('button', { name: /account menu/i, includeHidden: true });
  await expect(menu, `${name}: the menu is there`).toBeVisible();
  // A part may be asked for once another one has come.
  await expect(async () => {
    const [parts, told] = [await missing(page).count(), await reports(page).count()];
    expect({ name, told }).toEqual({ name, told: parts > 0 ? 1 : told });
    expect(told).toBeLessThanOrEqual(1);
  }).toPass();
}

test('the platform down: every screen has one report at most, and its retry mends it', async ({
  page,
  complaints,
}) => {
  test.setTimeout(400_000);
  complaints.expect(/status of 50\d|: UNAVAILABLE/);
  await openAs(page, LOGIN, '#/accounts/me');
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
  for (const { name, hash, isShowcase } of SCREENS) {
    if (isShowcase) continue;
    await cutLink('down');
    await goTo(page, hash);
    await expectOneReport(page, name);
    await cutLink('none');
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).last();
    if (await close.isVisible()) await close.click();
    if ((await missing(page).count()) > 0) {
      await retry(page).first().click();
      await expect(missing(page), `${name} is mended`).toHaveCount(0);
    }
  }
});

test('the platform silent, and a gateway that fails: one report on the home screen and on the report', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 50\d|: (UNAVAILABLE|UNREACHABLE|INTERNAL)/);
  await openAs(page, 'retailer@northwind.example', '#/accounts/me');
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
  await cutLink('silent');
  await goTo(page, '#/advertisers');
  await expect(missing(page)).toHaveCount(3);
  await expectOneReport(page, 'silent');
  await cutLink('none');
  await retry(page).click();
  await expect(missing(page)).toHaveCount(0);
  await page.route('**/graphql?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await goTo(page, '#/reports/activity?start_date=2026-01-01&end_date=2026-01-31');
  await expectOneReport(page, 'status 500');
  await goTo(page, '#/brands');
  await expectOneReport(page, 'status 500');
  await page.unroute('**/graphql?*');
  await retry(page).click();
  await expect(missing(page)).toHaveCount(0);
});
