import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { SESSION_KEY, sessionCookieFor } from '../../gateway/testing/sessionCookie.ts';
import { buildFloor } from './buildFloor.ts';
import { median } from './median.ts';
import { startTarget, type Target } from './startTarget.ts';
import type { Measure } from './table.ts';
import { watchPage } from './watchPage.ts';

const ROUNDS = 9;
/** Milliseconds that a new window of Chromium takes to start its own parts; a visitor's window has done so. */
const WINDOW_STARTS = 1500;
const OPERATOR = 'operator@guerdon.example';

const ENVIRONMENT = {
  PUBLIC_URL: 'http://localhost:4998',
  DATA_DIR: ':memory:',
  LOG_LEVEL: 'silent',
  SESSION_KEY,
  RATE_PER_SECOND: '1000000000',
  RATE_BURST: '1000000000',
};

/** Where a visit begins: hash URLs of the demo data. */
const LIST = '#/advertiser/listing';
const OTHERS = { dashboard: '#/advertisers', advertiser: '#/advertiser/1' };

/** Milliseconds since the navigation began. */
interface Seen {
  input: number;
  row: number;
}

/**
 * A visit with an empty cache at a CPU slowed down four times, signed in by its cookie and nothing else: when the first control answers (G8), and when
 * the first field of a list, the text in the first row, is painted, beside the floor of the stack. The floor is `floor/`: the same rows of the same
 * gateway, built by the same bundler, served with the same headers and compression. Each round opens all in turn.
 */
export async function measureColdStart(browser: Browser): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-floor-'));
  const targets: Target[] = [];
  try {
    await buildFloor(folder);
    const platform = await startTarget('platform', ENVIRONMENT);
    targets.push(platform);
    const env = { ...ENVIRONMENT, PLATFORM_URL: platform.url, FLOOR: folder };
    const [product, floor] = [await startTarget('gateway', env), await startTarget('floor', env)];
    targets.push(product, floor);
    const visits = { list: LIST, ...OTHERS };
    const seen: Record<keyof typeof visits | 'floor', Seen[]> = {
      list: [],
      dashboard: [],
      advertiser: [],
      floor: [],
    };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const cookie = sessionCookieFor(await platform.tokenFor(OPERATOR));
      // The first round warms up the gateways and is not counted.
      const note = (one: Seen[], value: Seen) => round > 0 && one.push(value);
      note(seen.floor, await visit(browser, floor.url, { hash: LIST, cookie, hasHeader: false }));
      for (const [name, hash] of Object.entries(visits))
        note(
          seen[name as keyof typeof visits],
          await visit(browser, product.url, { hash, cookie, hasHeader: true }),
        );
    }
    return [...measuresOf(seen)];
  } finally {
    for (const target of targets) target.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function* measuresOf({ floor, ...visits }: Record<string, Seen[]>): Generator<Measure> {
  for (const [name, rounds] of Object.entries(visits))
    yield {
      name: `G8 first input of a first visit, ${name}, CPU slowed 4×`,
      value: median(rounds.map(({ input }) => input)) / 1000,
      unit: 's',
      goal: 0.8,
    };
  const rowOf = (rounds: readonly Seen[] = []) => median(rounds.map(({ row }) => row)) / 1000;
  const [ours, theirs] = [rowOf(visits.list), rowOf(floor)];
  yield {
    name: `first field of a list, first visit : floor of the stack (${ours.toFixed(2)} s : ${theirs.toFixed(2)} s)`,
    value: ours / theirs,
    unit: '×',
    goal: 1.1,
  };
}

interface Visit {
  hash: string;
  cookie: string;
  /** The product has a header to wait for; the floor has none. */
  hasHeader: boolean;
}

/** Opens the address in a browser whose only state is its session. */
async function visit(browser: Browser, origin: string, { hash, cookie, hasHeader }: Visit): Promise<Seen> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    locale: 'en',
  });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  // The runner of TypeScript names functions by a helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchPage);
  await setTimeout(WINDOW_STARTS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`/${hash}`, { waitUntil: 'commit' });
  const seen = await seenIn(session, hasHeader);
  await context.close();
  return seen;
}

/** What the page has noted, once all of it is there. It is asked without the scripts of the test runner, which cost the slowed page 100 ms. */
async function seenIn(session: CDPSession, hasHeader: boolean): Promise<Seen> {
  const expression = 'JSON.stringify([window.guerdonInput, window.guerdonRow])';
  for (;;) {
    await setTimeout(200);
    const { result } = await session.send('Runtime.evaluate', { expression });
    const [input, row] = JSON.parse(String(result.value)) as (number | null)[];
    if (row != null && (input != null || !hasHeader)) return { input: input ?? Number.NaN, row };
  }
}
