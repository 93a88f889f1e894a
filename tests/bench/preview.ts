import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/browser.ts';
import { makeLookPromotion } from '../support/lookPromotion.ts';
import type { Measure } from './table.ts';

/**
 * As many keys as 95 of 100 speaks of: of fifteen the slowest would be taken. Without a blank: one at the end of an SMS is not sent, so its
 * preview would stay as it is.
 */
const TEXT = 'Congratulations'.repeat(7).slice(0, 100);

/** Customization at a CPU slowed down four times: from each key to the preview painted with it, on every kind of screen; and what typing asks for. */
export async function measurePreview(browser: Browser, origin: string): Promise<Measure[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  // The runner of TypeScript names functions by a helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  // The number in the header is requested once, when the page is first idle.
  const numberAsked = page.waitForRequest(/operationName=RequestsToDecide/);
  await signIn(page, 'operator@guerdon.example');
  const { hash } = await makeLookPromotion(page, 'Measured');
  await numberAsked;
  const session = await context.newCDPSession(page);
  const measures: Measure[] = [];
  let requests = 0;
  for (const [screen, name, field] of [
    ['authentication', 'a page of eight rewards', 'Title'],
    ['email_delivery', 'a mail', 'Title'],
    ['sms_delivery', 'an SMS', 'Message'],
  ] as const) {
    await page.goto(`/${hash}?part=screens&screen=${screen}`);
    const box = page.getByRole('textbox', { name: new RegExp(`^${field}`) });
    await box.click();
    await page.waitForFunction(isPreviewShown, screen);
    const count = () => {
      requests += 1;
    };
    page.on('request', count);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = await timesOfKeys(page, TEXT);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    page.off('request', count);
    measures.push({
      name: `Key to preview of ${name}, CPU slowed 4×, 95 of 100`,
      value: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
      unit: 'ms',
      goal: 50,
    });
  }
  await context.close();
  return [
    ...measures,
    { name: 'Requests while typing in customization', value: requests, unit: '', goal: 0 },
  ];
}

declare global {
  interface Window {
    /** Milliseconds from the next key to the frame after the preview shows what was typed. */
    guerdonNextKey?: () => Promise<number>;
  }
}

/** Milliseconds from each key to its preview, the shortest first. */
async function timesOfKeys(page: Page, text: string): Promise<number[]> {
  await page.evaluate(watch);
  const times: number[] = [];
  for (const key of text) {
    const next = page.evaluate(() => window.guerdonNextKey?.() ?? Number.NaN);
    // The requests are answered before the key is pressed.
    await page.evaluate(() => undefined);
    await page.keyboard.press(key);
    times.push(await next);
  }
  return times.sort((one, other) => one - other);
}

/** In the page: whether the preview shows something, with all of its pictures. */
function isPreviewShown(screen: string): boolean {
  const previewDocument = document.querySelector('iframe')?.contentDocument;
  const isThere = location.hash.includes(screen) && (previewDocument?.body.childElementCount ?? 0) > 0;
  return isThere && [...(previewDocument?.images ?? [])].every(({ complete }) => complete);
}

/** In the page: hears keys and changes of the preview. */
function watch(): void {
  const previewDocument = document.querySelector('iframe')?.contentDocument;
  if (!previewDocument) throw new Error('There is no preview');
  window.guerdonNextKey = () =>
    new Promise((resolve) => {
      const press = ({ timeStamp }: KeyboardEvent) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // The next task is when the frame was painted; of the highest priority, because others wait by then, and they are not in the frame.
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' }),
          );
        });
        observer.observe(previewDocument, { childList: true, subtree: true, characterData: true });
      };
      addEventListener('keydown', press, { capture: true, once: true });
    });
}
