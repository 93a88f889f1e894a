// A browser for each visitor that stays open from one journey to the next, in the same tab: nothing is loaded twice and nobody signs in twice.
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, REMEMBERED_MS, signIn } from './browser.ts';

/** The browser of one visitor, with its one tab. */
interface OwnBrowser {
  context: BrowserContext;
  tab: Page;
  /** When it is left for a new one: sessions are left before they have to be refreshed. */
  until: number;
  isSignedIn: boolean;
}

/** Gone to between two screens: of the same one at two addresses much would stay otherwise. It asks for nothing. */
const BETWEEN = '#/not_authorized';

/** Of this worker; one that a journey failed in ends with it. */
const browsers = new Map<string, OwnBrowser>();

interface Fixtures {
  /** Login of the viewer. */
  visitor: string;
  browserOfVisitor: OwnBrowser;
  /** Opens an address in the tab, signed in; from another one it is gone to without loading the application again. */
  open(hash: string): Promise<void>;
}

/** Journeys of one visitor each, all in one tab of that visitor's browser. */
export const test = base.extend<Fixtures>({
  visitor: ['', { option: true }],
  browserOfVisitor: async ({ browser, visitor }, use) => {
    const previous = browsers.get(visitor);
    if (previous && previous.until > Date.now()) return use(previous);
    await previous?.context.close();
    const context = await browser.newContext();
    const own = {
      context,
      tab: await context.newPage(),
      until: Date.now() + REMEMBERED_MS,
      isSignedIn: false,
    };
    browsers.set(visitor, own);
    await use(own);
  },
  page: ({ browserOfVisitor }, use) => use(browserOfVisitor.tab),
  open: async ({ page, visitor, browserOfVisitor }, use) => {
    await use(async (hash) => {
      // From a screen that requires a session: some are public.
      if (!browserOfVisitor.isSignedIn) await signIn(page, visitor);
      // Who is there already would wait for ever for it to be left.
      else if (!page.url().endsWith(BETWEEN)) await leaveScreen(page, BETWEEN);
      browserOfVisitor.isSignedIn = true;
      if (hash !== BETWEEN) await leaveScreen(page, hash);
      await expect(page.getByRole('button', { name: /account menu|menu du compte/i })).toBeVisible();
    });
  },
});

/** Goes to another screen and waits until nothing of the former one stands there: it would pass for the one that is still to come. */
async function leaveScreen(page: Page, hash: string): Promise<void> {
  await page.locator('main > *').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('data-left', '');
  });
  await page.goto(`/${hash}`);
  await expect(page.locator('[data-left]')).toHaveCount(0);
  await expect(page.locator('main > *')).not.toHaveCount(0);
}
