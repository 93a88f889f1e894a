import type { Page } from '@playwright/test';
import { textOf } from '../house/tree.ts';
import { expect, expectContrast, openAs, test } from '../support/browser.ts';

const OPERATOR = 'operator@guerdon.example';

const rows = (page: Page) =>
  expect(page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first()).toBeVisible();

test('the colors of every organization keep their contrast, light and dark', async ({ page }) => {
  test.slow();
  const looks = [...textOf('web/tokens/tokens.css').matchAll(/data-ui-id="(\w+)"/g)].map(
    ([, id]) => id ?? '',
  );
  expect(looks.length).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, OPERATOR, '#/advertiser/1');
  await expect(page.getByText('Operating countries').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const look of looks) {
      await page.evaluate((id) => {
        document.documentElement.dataset.uiId = id;
      }, look);
      await test.step(`${look}, ${colorScheme}`, () => expectContrast(page));
    }
  }
});

test('a theme chosen in the header stays', async ({ page }) => {
  await openAs(page, OPERATOR, '#/advertisers');
  await page.getByRole('button', { name: 'Display' }).click();
  await page
    .getByRole('menuitem', { name: 'Dark' })
    .or(page.getByRole('menuitemradio', { name: 'Dark' }))
    .click();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.reload();
  await rows(page);
  expect(await background()).toBe(dark);
});

test('the keyboard alone reaches the content, the menus and a row, and the focus is always seen', async ({
  page,
}) => {
  await openAs(page, OPERATOR, '#/advertisers');
  await rows(page);
  await page.locator('body').press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
  const menu = page.getByRole('button', { name: 'Advertisers', exact: true });
  const isOnMenu = () => menu.evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 8 && !(await isOnMenu()); step += 1) await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search by name' }).focus();
  for (let step = 0; step < 30 && !(await isOnRow(page)); step += 1) await page.keyboard.press('Tab');
  const outlines = await page.evaluate(() =>
    [undefined, '::after'].map(
      (part) => getComputedStyle(document.activeElement ?? document.body, part).outlineStyle,
    ),
  );
  expect(outlines).toContain('solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/advertiser\/\d+/);
});

const isOnRow = (page: Page) => page.evaluate(() => document.activeElement?.closest('tbody a') !== null);

test('SHELL-7, SHELL-8, SHELL-9, SHELL-10, SHELL-23: the shell has banner, logo, navigation and a copyright line', async ({
  page,
}) => {
  await openAs(page, OPERATOR, '#/advertisers');
  await expect(page.getByText(/demo · version/i)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '#/home');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Guerdon`);
});

test('SHELL-10: the count of an entry comes later, moves no entry and covers neither its word nor its arrow', async ({
  page,
}) => {
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    const { url, body } = { url: route.request().url(), body: route.request().postData() ?? '' };
    if (!`${url}${body}`.includes('RequestsToDecide')) return route.fallback();
    await gate;
    const response = await route.fetch();
    const text = (await response.text()).replace(/"count":\d+/, '"count":137');
    return route.fulfill({ response, body: text });
  });
  await openAs(page, OPERATOR, '#/advertisers');
  await rows(page);
  const entries = page.getByRole('navigation').locator('> a, > button');
  const places = () => entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const before = await places();
  openGate();
  const reports = page.getByRole('button', { name: /^Reports/ });
  await expect(reports.getByText('99+')).toBeVisible();
  expect(await places()).toEqual(before);
  const { count, word, arrow } = await reports.evaluate((entry) => {
    const range = document.createRange();
    range.selectNodeContents(entry.firstChild as Node);
    const badge = [...entry.querySelectorAll('span')].find(({ textContent }) => textContent === '99+');
    return {
      count: badge?.parentElement?.getBoundingClientRect().bottom ?? 0,
      word: range.getBoundingClientRect().top,
      arrow: entry.querySelector('svg')?.getBoundingClientRect().top ?? 0,
    };
  });
  // A line begins above its letters.
  expect(count).toBeLessThan(word + 2);
  expect(count).toBeLessThan(arrow);
});
