import type { Browser } from '@playwright/test';
import type { Measure } from './table.ts';

const ROUNDS = 7;

/** Slow 4G as browsers' own tools understand it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A phone at a quarter of this machine's speed, on slow 4G: when the public catalog and one of its rewards are first seen, with an empty cache. */
export async function measureFirstPaint(browser: Browser, origin: string): Promise<Measure[]> {
  const list = `${origin}/catalogue/`;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(list);
  const reward = (await page.locator('h2 a').first().getAttribute('href')) ?? '';
  await context.close();
  return [
    { name: 'G7 first paint of the public catalogue', ...(await paintsOf(browser, list)), goal: 1.2 },
    { name: 'G7 first paint of a reward', ...(await paintsOf(browser, origin + reward)), goal: 1.2 },
  ];
}

async function paintsOf(browser: Browser, address: string): Promise<{ value: number; unit: string }> {
  const paints: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    paints.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    await context.close();
  }
  paints.sort((one, other) => one - other);
  return { value: (paints[Math.floor(ROUNDS / 2)] ?? Number.NaN) / 1000, unit: 's' };
}
