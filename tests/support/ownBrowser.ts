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

/** Of this worker; one that a journey failed in ends with it. */
const browsers = new Map<string, OwnBrowser>();

interface Fixtures {
  /** Login of who looks. */
  visitor: string;
  browserOfVisitor: OwnBrowser;
  /** Opens an address in the tab, signed in; from another one it is gone to without loading the application again. */
  open(hash: string): Promise<void>;
}

/** Journeys of one visitor each, all in one tab of that visitor's browser. */
export const test = base.extend<Fixtures>({
  visitor: ['', { option: true }],
  browserOfVisitor: async ({ browser, visitor }, use) => {
    const known = browsers.get(visitor);
    if (known && known.until > Date.now()) return use(known);
    await known?.context.close();
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
      // From a screen that asks for it: some are shown to everybody.
      if (!browserOfVisitor.isSignedIn) await signIn(page, visitor);
      browserOfVisitor.isSignedIn = true;
      await page.goto(`/${hash}`);
      await expect(page.getByRole('button', { name: /account menu|menu du compte/i })).toBeVisible();
    });
  },
});
