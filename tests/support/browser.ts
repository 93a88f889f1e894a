import AxeBuilder from '@axe-core/playwright';
import { test as base, type Cookie, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../schema/foundation/signIn.ts';
import { type Product, START_LIMIT_MS, startProduct } from './product.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

export { expect };

/** Console errors of the browser during a journey, and those that the journey expects. */
export interface Complaints {
  /** Console errors that are part of the story, for example the failed call of a fault that the journey makes. */
  expect(pattern: RegExp): void;
}

/** The product of this worker. */
let product: Product | undefined;

/** Every journey fails on a console error, an uncaught exception or anything the content security policy stopped. */
/** The recorder of traces reads previews of pictures that are to be sent; pages never do. */
const RECORDER = /^Connecting to 'blob:|^Policy violation: connect-src blob /;
/**
 * Scripts of journeys and of the recorder enter every frame. Those of previews and letters run none, and the browser says so with the same
 * words for every script: that there is none of ours in them, the tests of what fills them see to.
 */
const SANDBOXED = /^Blocked script execution in '[^']+\/(preview\/frame\.html|mail\/[\w-]+\/letter)'/;

export const test = base.extend<
  { complaints: Complaints },
  { product: Product; settings: Record<string, string> }
>({
  /** Settings of the environment that a journey needs besides the usual ones. */
  settings: [{}, { scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      product = await startProduct(process.env.JOURNEYS_DEMO, settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT_MS },
  ],
  baseURL: ({ product }, use) => use(product.url),
  complaints: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `Policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`,
          );
        });
      });
      await use({ expect: (pattern) => expected.push(pattern) });
      const allowedPatterns = [...expected, RECORDER, SANDBOXED];
      expect(errors.filter((text) => !allowedPatterns.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in on the issuer's page and waits until the application is ready; `hash` is the target, for example `#/advertisers`. */
export async function signIn(page: Page, login: string, hash = '#/home'): Promise<void> {
  await page.goto(`/${hash}`);
  await fillSignIn(page, login);
  await expect(page.getByRole('button', { name: /account menu|menu du compte/i })).toBeVisible();
}

/** An access token is good for five minutes; a remembered session is left before that, so that no two browsers refresh the same one. */
export const REMEMBERED_MS = 180_000;
const sessions = new Map<string, { cookies: Cookie[]; until: number }>();

/** As `signIn`, with the session of an earlier journey if there is one: for journeys that are not about signing in or out. */
export async function openAs(page: Page, login: string, hash = '#/home'): Promise<void> {
  const session = sessions.get(login);
  if (!session || session.until < Date.now()) {
    // From a screen that requires a session: some are public.
    await signIn(page, login);
    await page.goto(`/${hash}`);
    sessions.set(login, { cookies: await page.context().cookies(), until: Date.now() + REMEMBERED_MS });
    return;
  }
  await page.context().addCookies(session.cookies);
  await page.goto(`/${hash}`);
  await expect(page.getByRole('button', { name: /account menu|menu du compte/i })).toBeVisible();
}

/** Fills in the issuer's page that is open, or about to open. */
export async function fillSignIn(page: Page, login: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('E-mail').fill(login);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The contrast of the colors on the page as it stands: enough where its structure was looked at in other colors. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, axeOf(page).withRules(['color-contrast']));
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
/** What WCAG leaves to judgment and we do not: one main part. That the page has a heading is waited for. */
const ALSO = ['landmark-no-duplicate-main', 'landmark-main-is-top-level'];

const MODAL = '[role=dialog], [role=alertdialog]';

/**
 * No violation of WCAG 2.1 A and AA on the page as it stands, or within a part of it. React Aria's announcer is left out: it speaks by elements that
 * name a button which may be gone already, and takes them away by itself.
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  without: readonly string[] = [],
): Promise<void> {
  // Under a modal window, the rest of the page is hidden from screen readers, including its heading.
  const isWhole = within === undefined && (await page.locator(MODAL).count()) === 0;
  const isOn = (rules: readonly string[], enabled: boolean) =>
    Object.fromEntries(rules.map((rule) => [rule, { enabled }]));
  const axe = axeOf(page, {
    runOnly: { type: 'tag', values: WCAG },
    rules: { ...isOn(ALSO, isWhole), ...isOn(without, false) },
  }).exclude('[data-live-announcer]');
  await expectNoViolation(page, within ? axe.include(within) : axe);
  if (isWhole) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const names = await page
    .locator('nav:visible')
    .evaluateAll((navs) => navs.map((nav) => nav.getAttribute('aria-label')));
  // Users cannot distinguish two navigations of the same name.
  expect(names).toEqual([...new Set(names)]);
}

/**
 * It says in full what is wrong; what is right, which is nearly all of a page, is only counted. It sums up in the page itself: the other mode opens
 * a page beside it for the sake of frames from other places, and there are none.
 */
function axeOf(page: Page, options: RunOptions = {}): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...options }).setLegacyMode();
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  await drawn(page);
  const { violations } = await axe.analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const lines = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(lines).toEqual([]);
}

/**
 * Other colors that were just asked for are drawn in a later frame, and what takes its color from what is round it in one later still, where that
 * one changes little by little: a look in between sees some of both. What is not drawn before it is scrolled to (`content-visibility`) would keep
 * the colors of before.
 */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const all = new CSSStyleSheet();
    await all.replace('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [all];
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    await frame();
    await frame();
    // A second of frames: what moves for longer is not waited for.
    for (let frames = 0; frames < 60 && isMoving(); frames += 1) await frame();
  });
}

/** The page itself never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** Cuts the link between gateway and platform, wholly or for requests whose first line matches; `none` restores it. */
export async function cutLink(fault: 'none' | 'down' | 'silent', only = ''): Promise<void> {
  await fetch(`${product?.controlUrl}/?${new URLSearchParams({ fault, only })}`);
}

/** Reports a message to a recipient as bounced, as a mail service does. */
export async function bounceDelivery(id: string): Promise<void> {
  const answer = await fetch(
    `${product?.controlUrl}/report?${new URLSearchParams({ id, event: 'bounced' })}`,
  );
  expect(answer.status).toBe(204);
}

/** The hash route that is open, without its query. */
export function routeOf(page: Page): string {
  return new URL(page.url()).hash.split('?')[0] ?? '';
}
