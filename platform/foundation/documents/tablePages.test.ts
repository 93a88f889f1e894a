import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openTable } from './tablePages.ts';

const ROWS = 3000;
const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Bytes of the heap that something still refers to. */
function heldMemory(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

test('thousands of rows are written no faster than they are read, memory stays flat, and each page is a table', async () => {
  const columns = Array.from({ length: 8 }, (_, n) => ({
    name: `Column ${n}`,
    width: 90,
    isNumber: n === 3,
  }));
  const { doc, head, row, end, read } = openTable({ title: 'T', subtitle: 'S', locale: 'en', columns });
  head();
  let written = 0;
  let waiting = 0;
  const writing = write().catch((error: unknown) => void doc.destroy(error as Error));
  async function write() {
    for (; written < ROWS; written += 1) {
      if (written % 50 === 0) expect(await read()).toBe(true);
      waiting = Math.max(waiting, doc.readableLength);
      row({
        cells: columns.map(({ name }) => `${name} ${written}`),
        below: [`r${written}@x.example, 1 rue de la Paix`],
      });
    }
    end(null);
  }
  const heldBytes: number[] = [];
  const file: Buffer[] = [];
  for await (const chunk of doc as unknown as AsyncIterable<Buffer>) {
    file.push(chunk);
    if (heldBytes.length * 500 <= written) heldBytes.push(heldMemory());
    await setImmediate();
  }
  await writing;
  expect(waiting).toBeLessThan(MEGABYTE);
  expect(Math.max(...heldBytes) - (heldBytes[1] ?? 0)).toBeLessThan(10 * MEGABYTE);
  const { getDocumentProxy } = await import('unpdf');
  const opened = await getDocumentProxy(new Uint8Array(Buffer.concat(file)));
  const page = await opened.getPage(opened.numPages);
  const { items } = await page.getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : ''))).toContain(`Column 0 ${ROWS - 1}`);
  const roles = JSON.stringify(await page.getStructTree()).match(/(?<="role":")\w+/g) ?? [];
  expect(new Set(roles)).toEqual(new Set(['Root', 'Document', 'Table', 'TR', 'TH', 'TD']));
});

test('a document that nobody reads any more is written no further', async () => {
  const columns = [{ name: 'A', width: 90, isNumber: false }];
  const { doc, head, row, read } = openTable({ title: 'T', subtitle: 'S', locale: 'en', columns });
  head();
  for (let n = 0; doc.readableLength < doc.readableHighWaterMark; n += 1)
    row({ cells: [`row ${n}`], below: [] });
  const waits = read();
  doc.destroy();
  expect(await waits).toBe(false);
});
