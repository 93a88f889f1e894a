import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExtractWorld, startExtracts } from '../../../tests/support/extractWorld.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { extractLines } from './open.ts';
import { PAGE_LINES } from './pages.ts';
import type { Extract } from './shape.ts';

const LINES = process.env.GUERDON_NIGHTLY === '1' ? 5000 : 1500;

let world: ExtractWorld;
let id: string;
beforeAll(async () => {
  world = await startExtracts();
  await world.fund(10_000_000n);
  id = await world.codes(LINES);
});
afterAll(() => world.platform.close());

const reads = async () =>
  (await world.rows<{ codes: number }>(sql`select codes from code_reads order by id`)).map(
    ({ codes }) => codes,
  );

test('thousands of codes are read page by page, each written down before it is opened', async () => {
  const before = process.memoryUsage.rss();
  const { text } = await world.file(id, { kind: 'codes' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  const lines = world.cells(text);
  expect([lines.length, new Set(lines.map((cells) => cells[5])).size]).toEqual([LINES, LINES]);
  expect(await reads()).toEqual([0, ...Array.from({ length: LINES / PAGE_LINES }, () => PAGE_LINES)]);
});

test('a reader who stops has no further page opened', async () => {
  const before = (await reads()).length;
  const extract: Extract = {
    advertiserId: '1',
    id: '1',
    dispatchId: id,
    batchId: null,
    kind: 'codes',
    includePdf: false,
    reason: 'Printed',
  };
  const { box, platform } = world;
  const tools = { box, storage: {} as never, publicUrl: '', log: platform.app.log };
  const file = extractLines(systemScope(platform.database), extract, tools);
  await once(file, 'readable');
  file.read(1);
  for (let n = 0; n < 20; n += 1) await reads();
  const opened = (await reads()).length - before;
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThan(4);
  file.destroy();
});
