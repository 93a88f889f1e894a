import type { FileRow } from './readFile.ts';

/** Rows and bytes per call: the gateway accepts 250 and 128 KiB. */
const MAX_ROWS = 200;
const MAX_BYTES = 90 * 1024;

/** Bytes of a row in a request. */
export function sizeOf({ cells }: FileRow): number {
  return new TextEncoder().encode(JSON.stringify(cells)).length + 40;
}

/** Splits rows into consecutive lists, each of which fits into a call. */
export function chunksOf(rows: readonly FileRow[]): FileRow[][] {
  const chunks: FileRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const own = sizeOf(row);
    const last = chunks.at(-1);
    if (last && last.length < MAX_ROWS && size + own <= MAX_BYTES) {
      last.push(row);
      size += own;
    } else {
      chunks.push([row]);
      size = own;
    }
  }
  return chunks;
}
