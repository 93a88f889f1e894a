import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { ROOT } from '../house/tree.ts';
import { fillSignIn } from '../support/browser.ts';
import type { Measure } from './table.ts';

const DIST = join(ROOT, 'web/dist');
const CATALOGUE_DIST = join(ROOT, 'web/catalogue/dist/browser');

/** G7's list, and a bar chart of nivo, which comes in chunks of its own. */
const LIST_AND_CHART = 305 + 95;

/** Kilobytes of gzipped script that a browser really requests: before the login, on the list, and in total. */
export async function measureBytes(browser: Browser, origin: string): Promise<Measure[]> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scriptPaths = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin: from } = new URL(request.url());
    if (from === origin && pathname.endsWith('.js')) scriptPaths.add(pathname);
  });
  await page.goto('/#/advertiser/listing');
  await page.getByLabel('Password').waitFor();
  const before = sizeOf(scriptPaths);
  await fillSignIn(page, 'operator@guerdon.example');
  await page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first().waitFor();
  await page.waitForLoadState('networkidle');
  const list = sizeOf(scriptPaths);
  await page.goto('/#/advertisers');
  await page
    .getByRole('img', { name: /redemptions/i })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const dashboard = sizeOf(scriptPaths);
  await context.close();
  const all = readdirSync(join(DIST, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`);
  return [
    { name: 'G6 script before the login', value: before, unit: 'KB', goal: 115 },
    { name: 'G7 script of the signed-in list', value: list, unit: 'KB', goal: 305 },
    { name: 'list and dashboard with its chart', value: dashboard, unit: 'KB', goal: LIST_AND_CHART },
    { name: 'G7 script of all screens', value: sizeOf(all), unit: 'KB', goal: 900 },
    { name: 'G7 script of the public catalogue', value: catalogueSize(), unit: 'KB', goal: 130 },
  ];
}

function catalogueSize(): number {
  const names = readdirSync(join(CATALOGUE_DIST, 'assets')).filter((name) => name.endsWith('.js'));
  return sizeOf(
    names.map((name) => `/assets/${name}`),
    CATALOGUE_DIST,
  );
}

function sizeOf(paths: Iterable<string>, folder = DIST): number {
  const sizes = [...paths].map((path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
