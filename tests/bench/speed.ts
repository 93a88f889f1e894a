import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/browser.ts';
import { median } from './median.ts';
import { notedIn } from './notedIn.ts';
import type { Measure } from './table.ts';
import { watchPage } from './watchPage.ts';

const ROUNDS = 5;

/** G8: first input at a CPU slowed down four times with the files in the browser's cache, a screen change that needs no data, and how much the layout shifts. */
export async function measureSpeed(browser: Browser, origin: string): Promise<Measure[]> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  // The runner of TypeScript names functions by a helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchPage);
  await signIn(page, 'operator@guerdon.example', '#/advertisers');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const inputs: number[] = [];
  const shifts: number[] = [];
  const changes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.reload({ waitUntil: 'commit' });
    // A query by role reads the whole page in each frame, on the same slowed thread, so there is none until the first input.
    const { guerdonInput } = await notedIn(session, ['guerdonInput']);
    await page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    inputs.push(guerdonInput);
    shifts.push(await page.evaluate(() => window.guerdonShift ?? 0));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await changeTo(page, '#/advertiser/create');
    await changeTo(page, '#/advertisers');
    changes.push(await changeTo(page, '#/advertiser/create'));
    await changeTo(page, '#/advertisers');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await context.close();
  return [
    {
      name: 'G8 first input of a visit that has the files, CPU slowed 4×',
      value: median(inputs) / 1000,
      unit: 's',
      goal: 0.8,
    },
    {
      name: 'G8 screen change without data',
      value: median(changes),
      unit: 'ms',
      goal: 100,
    },
    { name: 'G8 layout shift of the dashboard', value: Math.max(...shifts), unit: '', goal: 0.01, aim: 0 },
  ];
}

/** Milliseconds from the change of the address to the next screen's title on the page. */
function changeTo(page: Page, hash: string): Promise<number> {
  return page.evaluate(async (next) => {
    const old = document.querySelector('main h1');
    const started = performance.now();
    location.hash = next;
    await new Promise<void>((resolve) => {
      const look = () => {
        const title = document.querySelector('main h1');
        if (title && title !== old) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - started;
  }, hash);
}
