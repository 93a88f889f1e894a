import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../support/browser.ts';

const OPERATOR = 'operator@guerdon.example';
const LIST = '#/advertiser/listing';
/** The steps of the header, and one pixel beside them. */
const WIDTHS = [320, 390, 960, 1000, 1120, 1121, 1160, 1161, 1440, 2600];

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Holds back the files until they are released. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a chosen theme is there before the application: the page never shows the other one', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, OPERATOR, LIST);
  const light = await background(page);
  await page.evaluate(() => localStorage.setItem('guerdon.theme', '"dark"'));
  const release = await hold(page, '**/assets/app-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.coming')).toBeVisible();
  const early = await background(page);
  expect(early).not.toBe(light);
  release();
  await expect(page.getByRole('table', { name: 'Advertisers' })).toBeVisible();
  expect(await background(page)).toBe(early);
});

test('the logo and the edge of the header stay where the loading page shows them, at every width', async ({
  page,
}) => {
  await openAs(page, OPERATOR, LIST);
  const release = await hold(page, '**/assets/shell-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.coming')).toBeVisible();
  const strip = await page.locator('.coming').evaluate((one) => one.getBoundingClientRect().height);
  const splash = page.getByRole('status', { name: 'Loading' });
  await expect(splash).toBeVisible();
  const places = async (header: ReturnType<Page['locator']>) => {
    const positions = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const mark = header.locator('svg[viewBox="0 0 32 32"]');
      const narrow = page.getByRole('banner').getByRole('navigation');
      if (await page.getByRole('banner').count()) await expect(narrow).toHaveCount(width > 1120 ? 1 : 0);
      positions.push({
        width,
        height: await header.evaluate((one) => one.getBoundingClientRect().height),
        logo: await mark.evaluate((one) => one.getBoundingClientRect().left),
        above: await mark.evaluate(
          (one) =>
            one.getBoundingClientRect().top -
            (one.closest('header, [role=status]')?.getBoundingClientRect().top ?? 0),
        ),
      });
    }
    return positions;
  };
  const before = await places(splash.locator('> div'));
  release();
  await expect(page.getByRole('table', { name: 'Advertisers' })).toBeAttached();
  expect(before).toEqual(await places(page.getByRole('banner')));
  expect(before.map(({ height }) => height)).toEqual(WIDTHS.map(() => strip));
});

test('a visitor without a session sees no place of a header, which would not come', async ({ page }) => {
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  expect(await page.locator('#root').innerHTML()).toBe('');
  release();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Guerdon');
});

test('an entry that does not come is said to be missing, and the page can be reloaded', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAs(page, OPERATOR, LIST);
  await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Guerdon could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/assets/app-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('table', { name: 'Advertisers' })).toBeVisible();
});

test('without scripts, a link in the middle of an otherwise empty page says what is missing', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, OPERATOR, LIST);
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  });
  const plain = await context.newPage();
  await plain.goto('/');
  await expect(plain.locator('.coming')).toBeHidden();
  const link = plain.getByRole('link', { name: 'Guerdon needs JavaScript' });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  const { x, width } = (await link.boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(1);
  await link.click();
  await expect(plain).toHaveURL(/not_supported/);
  await context.close();
});

test('a person whose account speaks French reads no English header first in an English browser', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, OPERATOR, LIST);
  const context = await browser.newContext({ baseURL: product.url });
  await context.addCookies(await page.context().cookies());
  const first = await context.newPage();
  await first.route(/operationName=Shell&/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('"locale":"en"', '"locale":"fr"');
    return route.fulfill({ response, body: text });
  });
  await first.addInitScript(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const name = document.querySelector('header nav')?.getAttribute('aria-label');
      if (name) seen.add(name);
      document.documentElement.dataset.seen = [...seen].join();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await first.goto(`/${LIST}`);
  await expect(first.getByRole('table', { name: 'Annonceurs' })).toBeVisible();
  await expect(first.locator('html')).toHaveAttribute('data-seen', 'Menu principal');
  await context.close();
});
