import type { Browser, Page } from '@playwright/test';
import { expect, openAs, test } from '../support/browser.ts';

const OPERATOR = 'operator@guerdon.example';

declare global {
  interface Window {
    shifted: number;
    /** Whether something was ever seen to wait for its rows. */
    waited: boolean;
  }
}

/** A browser that is signed in and keeps no file of ours yet; `seen` is what it asks for and receives, in order. */
async function coldPage(page: Page, browser: Browser, origin: string) {
  await openAs(page, OPERATOR, '#/advertiser/listing');
  const first = page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first();
  const href = String(await first.getAttribute('href'));
  const context = await browser.newContext({
    baseURL: origin,
    storageState: await page.context().storageState(),
  });
  const cold = await context.newPage();
  const seen: string[] = [];
  cold.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) seen.push(`asked ${url.searchParams.get('operationName') ?? url.pathname}`);
  });
  cold.on('requestfinished', (request) => seen.push(`came ${new URL(request.url()).pathname}`));
  await cold.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { cold, href, asked: () => seen.filter((line) => line.startsWith('asked ')), seen };
}

test('an advertiser opened by its address takes 20 requests, and its questions leave before the application is there', async ({
  page,
  browser,
  product,
}) => {
  const { cold, href, asked, seen } = await coldPage(page, browser, new URL(product.url).origin);
  await cold.goto(`/${href}`);
  await expect(cold.getByRole('table', { name: 'List' }).locator('tbody tr').first()).toBeVisible();
  await expect(cold.getByRole('img', { name: /redemptions/i }).first()).toBeVisible();
  await expect(cold.locator('[aria-busy=true]')).toHaveCount(0);
  expect(asked().length, asked().join('\n')).toBeLessThanOrEqual(20);
  const screenCame = seen.findIndex((line) => line.startsWith('came /assets/AdvertiserRoute-'));
  for (const name of ['Shell', 'AdvertiserScreen', 'AdvertiserPromotionsTab']) {
    expect(asked().filter((line) => line === `asked ${name}`)).toHaveLength(1);
    expect(seen.indexOf(`asked ${name}`)).toBeLessThan(screenCame);
  }
  await cold.context().close();
});

test('a list and the dashboard ask once, before the application is there', async ({
  page,
  browser,
  product,
}) => {
  const { cold, seen, asked } = await coldPage(page, browser, new URL(product.url).origin);
  for (const [hash, name] of [
    ['#/advertiser/listing', 'AdvertiserListingScreen'],
    ['#/advertisers?order_by=name&order=asc', 'AdvertiserDashboardScreen'],
  ] as const) {
    seen.length = 0;
    await cold.goto('about:blank');
    await cold.goto(`/${hash}`);
    await expect(cold.getByRole('table', { name: 'Advertisers' })).toBeVisible();
    await expect(cold.locator('[aria-busy=true]')).toHaveCount(0);
    expect(asked().filter((line) => line === `asked ${name}`)).toHaveLength(1);
    // Shell and kit come with the page of a session; the code of a screen is asked for beside its question.
    expect(seen.indexOf(`asked ${name}`)).toBeLessThan(
      seen.findIndex((line) => line.startsWith(`came /assets/${name}-`)),
    );
    // React Aria finds its style in ours and adds none, for which everything would be laid out again.
    expect(await cold.locator('head style').count()).toBe(0);
    const button = cold.getByRole('banner').getByRole('button').first();
    await expect(button).toHaveCSS('touch-action', 'manipulation');
  }
  await cold.context().close();
});

test('a list whose answer is there before the application begins with its rows', async ({
  page,
  browser,
  product,
}) => {
  const { cold, asked } = await coldPage(page, browser, new URL(product.url).origin);
  await cold.addInitScript(() => {
    window.waited = false;
    new MutationObserver(() => {
      window.waited ||= document.querySelector('main [aria-busy=true]') !== null;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const answered = cold.waitForResponse(/operationName=AdvertiserListingScreen/);
  await cold.route('**/assets/shell-*.js', async (route) => {
    await (await answered).finished();
    await route.continue();
  });
  await cold.goto('/#/advertiser/listing');
  await expect(cold.getByRole('table', { name: 'Advertisers' }).getByRole('link').first()).toBeVisible();
  expect(await cold.evaluate(() => window.waited)).toBe(false);
  expect(asked().filter((line) => line === 'asked AdvertiserListingScreen')).toHaveLength(1);
  await cold.context().close();
});

test('the menus of the header open by the keyboard at the first press, and give the focus back', async ({
  page,
}) => {
  await openAs(page, OPERATOR, '#/advertiser/listing');
  const button = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first();
  for (const [key, place] of [
    ['Enter', 'first'],
    ['Space', 'first'],
    ['ArrowDown', 'first'],
    ['ArrowUp', 'last'],
  ] as const) {
    await button.press(key);
    await expect(page.getByRole('menuitem')[place]()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

/** Lists of which something is known only with their answer: sellers, days, sums, reasons. */
const LATE = [
  '#/catalog',
  '#/reports/inventory',
  '#/admin/jobs',
  '#/reports/redemptions',
  '#/reports/failures',
];

test.describe('nothing shifts while a list comes', () => {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    test(`at ${width} pixels`, async ({ page, browser, product }) => {
      const { cold } = await coldPage(page, browser, new URL(product.url).origin);
      await cold.setViewportSize({ width, height });
      // The letters are held back until the rows stand: the worst a slow line can do.
      let release: () => void = () => undefined;
      const rowsStand = new Promise<void>((resolve) => {
        release = resolve;
      });
      await cold.route('**/*.woff2', async (route) => {
        await rowsStand;
        await route.continue();
      });
      await cold.goto('/#/advertiser/listing', { waitUntil: 'commit' });
      await expect(
        cold.getByRole('link', { name: /./ }).and(cold.locator('main tbody a, main li a')).first(),
      ).toBeVisible();
      await expect(cold.locator('[aria-busy=true]')).toHaveCount(0);
      release();
      await cold.evaluate(async () => {
        await document.fonts.load('1em "Inter Variable"');
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      expect(await cold.evaluate(() => window.shifted)).toBe(0);
      for (const hash of LATE) {
        await cold.goto('about:blank');
        await cold.goto(`/${hash}`);
        await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(cold.locator('[aria-busy=true]')).toHaveCount(0);
        await cold.waitForLoadState('networkidle');
        expect(await cold.evaluate(() => window.shifted), hash).toBe(0);
      }
      await cold.context().close();
    });
});
