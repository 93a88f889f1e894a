// `npm run bench`: figures beside their goals (`-- --web` for those of the browser alone, `-- batches` for those of batches,
// `-- create-and-redeem` for redemptions of callers at once, `-- search` for those of the search
// of rewards, `-- platform` and `-- gateway` for those of the dashboard, `-- redemptions 5000000` for the report among so many, `-- activity 5000000` for the
// activity report, `-- volume 2000000` for what must not grow with the data, `-- --volume` for files
// and lists among a million lines and twenty thousand advertisers). No test: a slow machine is not a broken product.
import { chromium } from '@playwright/test';
import { buildIfStale } from '../runner/checks.ts';
import { chromiumPath } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { measureActivity } from './activity.ts';
import { measureBatches } from './batches.ts';
import { measureBytes } from './bytes.ts';
import { measureColdStart } from './coldStart.ts';
import { measureCreateAndRedeem } from './createAndRedeem.ts';
import { measureDownloads } from './downloads.ts';
import { measureFirstPaint } from './firstPaint.ts';
import { measureGateway } from './gateway.ts';
import { measureGrown } from './grown.ts';
import { measureLedger } from './ledger.ts';
import { measurePlatform } from './platform.ts';
import { measurePreview } from './preview.ts';
import { measureQueue } from './queue.ts';
import { measureRedemptions } from './redemptions.ts';
import { measureSearch } from './search.ts';
import { measureSlowClients } from './slowClients.ts';
import { measureSpeed } from './speed.ts';
import { printTable } from './table.ts';
import { measureVolume } from './volume.ts';

const PARTS = ['search', 'batches', 'create-and-redeem', 'platform', 'gateway', '--web', '--volume'];
const PARTS_WITH_SIZE = ['redemptions', 'activity', 'volume'];
const unknown = process.argv
  .slice(2)
  .filter((one) => ![...PARTS, ...PARTS_WITH_SIZE].includes(one) && !/^\d+$/.test(one));
if (unknown.length > 0) {
  const sized = PARTS_WITH_SIZE.map((one) => `${one} NUMBER`);
  console.log(`npm run bench [-- PART], where PART is one of: ${[...PARTS, ...sized].join(', ')}`);
  process.exit(unknown.includes('--help') ? 0 : 2);
}
if (process.argv.includes('search')) process.exit(printTable(await measureSearch()) ? 0 : 1);
if (process.argv.includes('batches')) process.exit(printTable(await measureBatches()) ? 0 : 1);
if (process.argv.includes('create-and-redeem'))
  process.exit(printTable(await measureCreateAndRedeem()) ? 0 : 1);
if (process.argv.includes('platform')) process.exit(printTable(await measurePlatform()) ? 0 : 1);
if (process.argv.includes('gateway')) process.exit(printTable(await measureGateway()) ? 0 : 1);
const report = process.argv.indexOf('redemptions');
if (report > 0)
  process.exit(printTable(await measureRedemptions(Number(process.argv[report + 1] ?? 1_000_000))) ? 0 : 1);
const activity = process.argv.indexOf('activity');
if (activity > 0)
  process.exit(printTable(await measureActivity(Number(process.argv[activity + 1] ?? 1_000_000))) ? 0 : 1);
const volume = process.argv.indexOf('volume');
if (volume > 0)
  process.exit(printTable(await measureGrown(Number(process.argv[volume + 1] ?? 2_000_000))) ? 0 : 1);
if (process.argv.includes('--volume')) {
  const isWithin = printTable([...(await measureDownloads()), ...(await measureVolume())]);
  process.exit(isWithin ? 0 : 1);
}
await buildIfStale();
const isWebOnly = process.argv.includes('--web');
let isGood =
  isWebOnly ||
  printTable([
    ...(await measureLedger()),
    ...(await measureBatches()),
    ...(await measureCreateAndRedeem()),
    ...(await measureQueue()),
    ...(await measurePlatform()),
    ...(await measureGateway()),
    ...(await measureSearch()),
    ...(await measureSlowClients()),
  ]);
const product = await startProduct();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  isGood = printTable(await measureBytes(browser, product.url)) && isGood;
  isGood = printTable(await measureSpeed(browser, product.url)) && isGood;
  isGood = printTable(await measureColdStart(browser)) && isGood;
  isGood = printTable(await measureFirstPaint(browser, product.url)) && isGood;
  isGood = printTable(await measurePreview(browser, product.url)) && isGood;
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = isGood ? 0 : 1;
