import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { SESSION_KEY, sessionCookieFor } from '../../gateway/testing/sessionCookie.ts';
import { buildFloor, type Floor } from './buildFloor.ts';
import { median } from './median.ts';
import { notedIn } from './notedIn.ts';
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
const VISITS = { list: LIST, dashboard: '#/advertisers', advertiser: '#/advertiser/1' };
const FLOORS: readonly Floor[] = ['page', 'list'];

/** Milliseconds since the navigation began. */
interface Seen {
  input: number;
  row: number;
}

/** One visit: whose page, what is opened, and all that was seen of it. */
interface Visited {
  url: string;
  hash: string;
  hasHeader: boolean;
  seen: Seen[];
}

/**
 * A visit with an empty cache at a CPU slowed down four times, signed in by its cookie and nothing else: when the first control answers (G8), and when
 * the first field of a list, the text in the first row, is painted, beside the floors of the stack in `floor/`: the same page without a product
 * behind it, and the rows alone. Floors show the same rows of the same gateway, built by the same bundler, served with the same headers and
 * compression. Each round opens all in turn.
 */
export async function measureColdStart(browser: Browser): Promise<Measure[]> {
  const folders: string[] = [];
  const targets: Target[] = [];
  const start = async (...[kind, env]: Parameters<typeof startTarget>) => {
    const target = await startTarget(kind, env);
    targets.push(target);
    return target;
  };
  try {
    const platform = await start('platform', ENVIRONMENT);
    const env = { ...ENVIRONMENT, PLATFORM_URL: platform.url };
    const { url } = await start('gateway', env);
    const visited: Record<string, Visited> = {};
    for (const [name, hash] of Object.entries(VISITS))
      visited[name] = { url, hash, hasHeader: true, seen: [] };
    for (const floor of FLOORS) {
      const folder = mkdtempSync(join(tmpdir(), 'guerdon-floor-'));
      folders.push(folder);
      await buildFloor(floor, folder);
      const target = await start('floor', { ...env, FLOOR: folder });
      visited[`floor ${floor}`] = { url: target.url, hash: LIST, hasHeader: floor === 'page', seen: [] };
    }
    for (let round = 0; round <= ROUNDS; round += 1) {
      const cookie = sessionCookieFor(await platform.tokenFor(OPERATOR));
      for (const one of Object.values(visited)) {
        const seen = await visit(browser, one.url, { ...one, cookie });
        // The first round warms up the gateways and is not counted.
        if (round > 0) one.seen.push(seen);
      }
    }
    const inputOf = (name: string) => median(visited[name]?.seen.map(({ input }) => input) ?? []) / 1000;
    const rowOf = (name: string) => median(visited[name]?.seen.map(({ row }) => row) ?? []) / 1000;
    return [...measuresOf(inputOf, rowOf)];
  } finally {
    for (const target of targets) target.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

type SecondsOf = (name: string) => number;

function* measuresOf(inputOf: SecondsOf, rowOf: SecondsOf): Generator<Measure> {
  for (const name of Object.keys(VISITS))
    yield {
      name: `G8 first input of a first visit, ${name}, CPU slowed 4×`,
      value: inputOf(name),
      unit: 's',
      goal: 0.8,
    };
  const [ours, page, list] = [rowOf('list'), rowOf('floor page'), rowOf('floor list')];
  const beside = (floor: number) => `(${ours.toFixed(2)} s : ${floor.toFixed(2)} s)`;
  yield {
    name: `first field of a list, first visit : the same page of the stack alone ${beside(page)}`,
    value: ours / page,
    unit: '×',
    goal: 1.1,
  };
  yield {
    name: `the same : its rows without header and filters ${beside(list)}`,
    value: ours / list,
    unit: '×',
  };
}

interface Visit {
  hash: string;
  cookie: string;
  /** There is a header to wait for. */
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
  const { guerdonInput = Number.NaN, guerdonRow } = await notedIn(
    session,
    hasHeader ? ['guerdonInput', 'guerdonRow'] : ['guerdonRow'],
  );
  await context.close();
  return { input: guerdonInput, row: guerdonRow };
}
