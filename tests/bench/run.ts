// `npm run bench`: figures beside their goals (`-- --web` for those of the browser alone). No test: a slow machine is not a broken product.
import { chromium } from '@playwright/test';
import { buildIfStale } from '../runner/checks.ts';
import { chromiumPath } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { measureBytes } from './bytes.ts';
import { measureGateway } from './gateway.ts';
import { measureSpeed } from './speed.ts';
import { printTable } from './table.ts';

await buildIfStale();
const measures = process.argv.includes('--web') ? [] : await measureGateway();
const product = await startProduct();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  measures.push(...(await measureBytes(browser, product.url)), ...(await measureSpeed(browser, product.url)));
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = printTable(measures) ? 0 : 1;
