// Every screen wide and narrow, light and dark, in English and French; a route that is declared is looked at by itself.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  test,
} from '../support/browser.ts';
import { FRENCH_OPERATOR } from '../support/frenchOperator.ts';
import { test as testOf } from '../support/ownBrowser.ts';
import { SCREENS, type Screen } from '../support/screens.ts';
import { expectAccessibleWhenTouched } from '../support/touched.ts';

const WIDE = 1280;
const NARROW = 390;

/** Structure differs with the width, words with the language: each width is looked at closely in one of them. */
const VISITS = [
  { login: 'operator@guerdon.example', language: 'en', close: WIDE, other: NARROW },
  { login: FRENCH_OPERATOR, language: 'fr', close: NARROW, other: WIDE },
];

// Two widths and two schemes each: on a machine under load that is long, not wrong.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const { login, language, close, other } of VISITS) {
  testOf.describe(() => {
    // One visitor a browser: a page that is left in the middle of a request may sign in once more by itself.
    testOf.use({ visitor: login });

    for (const screen of SCREENS)
      testOf(
        `${screen.name} passes axe and fits, wide and narrow, light and dark, in ${language}`,
        async ({ page, open }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await resize(page, close);
          await open(screen.hash);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectComplete(page, screen);
          await look(page);
          if (close === WIDE && !screen.isShowcase)
            await testOf.step('touched', () => expectAccessibleWhenTouched(page));
          await testOf.step(`${other} wide`, async () => {
            await resize(page, other);
            await expectNoSidewaysScroll(page);
          });
        },
      );
  });
}

for (const language of ['en', 'fr']) {
  test.describe(() => {
    test.use({ locale: language, viewport: { width: NARROW, height: 844 } });

    test(`the issuer’s page passes axe and fits, narrow, light and dark, in ${language}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/#/home');
      await expect(page.locator('input[type=password]')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await look(page);
    });
  });
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

/** Nothing is on its way any more, and no part has failed. */
async function expectComplete(page: Page, { isShowcase }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isShowcase) return;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Retry|Réessayer)$/ })).toHaveCount(0);
}

/** Dark differs from light by its colors alone. */
async function look(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoSidewaysScroll(page);
}
