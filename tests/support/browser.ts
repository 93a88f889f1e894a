import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../schema/signIn.ts';

export { expect };

/** What the browser complained of during a journey, and what a journey expects it to complain of. */
export interface Complaints {
  /** Console errors that are part of the story, for example the failed call of a fault that the journey makes. */
  expect(pattern: RegExp): void;
}

/** Every journey fails on a console error, an uncaught exception or anything the content security policy stopped. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => found.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `Policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`,
          );
        });
      });
      await use({ expect: (pattern) => expected.push(pattern) });
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in on the issuer's page and waits until the application stands; `hash` is where to go, for example `#/advertisers`. */
export async function signIn(page: Page, login: string, hash = '#/home'): Promise<void> {
  await page.goto(`/${hash}`);
  await fillSignIn(page, login);
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
}

/** Fills in the issuer's page that is open, or about to open. */
export async function fillSignIn(page: Page, login: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('E-mail').fill(login);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * No violation of WCAG 2.1 A and AA on the page as it stands. React Aria's announcer is left out: it speaks by elements that name a
 * button which may be gone already, and takes them away by itself.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-live-announcer]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const lines = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(lines).toEqual([]);
}

/** The page itself never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
}

/** Cuts the link between gateway and platform, wholly or for requests whose first line matches; `none` mends it. */
export async function cutLink(fault: 'none' | 'down' | 'silent', only = ''): Promise<void> {
  const control = Number(process.env.JOURNEYS_PORT) + 2;
  const query = new URLSearchParams({ fault, only });
  await fetch(`http://127.0.0.1:${control}/?${query}`);
}

/** The hash route that is open, without its query. */
export function routeOf(page: Page): string {
  return new URL(page.url()).hash.split('?')[0] ?? '';
}
