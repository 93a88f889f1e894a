import type { FileRow } from './readFile.ts';

/** Rows and bytes of one call: the gateway takes 250 and 128 KiB. */
const MAX_ROWS = 100;
const MAX_BYTES = 90 * 1024;

/** Bytes of a row as it is sent. */
export function sizeOf({ cells }: FileRow): number {
  return new TextEncoder().encode(JSON.stringify(cells)).length + 40;
}

/** Whether a row alone is more than a call takes. */
export const isTooLong = (row: FileRow): boolean => sizeOf(row) > MAX_BYTES;

/** Rows in the lists that are sent one after the other. */
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
