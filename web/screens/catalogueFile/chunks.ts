import type { FileRow } from './readFile.ts';

/** Rows and bytes of one call: the gateway takes 250 and 128 KiB. Where that takes too long, the calls that follow hold fewer, ten at least. */
export const MAX_ROWS = 100;
const LEAST_ROWS = 10;
const MAX_BYTES = 90 * 1024;

/** Bytes of a row as it is sent. */
export function sizeOf({ cells }: FileRow): number {
  return new TextEncoder().encode(JSON.stringify(cells)).length + 40;
}

/** Whether a row alone is more than a call takes. */
export const isTooLong = (row: FileRow): boolean => sizeOf(row) > MAX_BYTES;

/** Rows with those of one product beside one another: each call then holds few products, and each product is written anew a few times only. */
export function byProduct(columns: readonly string[], rows: readonly FileRow[]): FileRow[] {
  const [product, sku] = [columns.indexOf('product_id'), columns.indexOf('sku')];
  const key = ({ cells }: FileRow) => cells[product]?.trim() || cells[sku]?.trim() || '';
  return [...rows].sort((one, other) => Number(key(one) > key(other)) - Number(key(one) < key(other)));
}

/** Rows in the lists that are sent one after the other, at most so many each. */
export function chunksOf(rows: readonly FileRow[], most = MAX_ROWS): FileRow[][] {
  const chunks: FileRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const own = sizeOf(row);
    const last = chunks.at(-1);
    if (last && last.length < most && size + own <= MAX_BYTES) {
      last.push(row);
      size += own;
    } else {
      chunks.push([row]);
      size = own;
    }
  }
  return chunks;
}

/** Milliseconds of a call beyond which the next one holds fewer rows, and within which it holds more: the gateway waits five seconds. */
const SLOW = 2000;
const QUICK = 700;

/** How many rows the next call holds, by what the last one took. */
export function nextSize(size: number, took: number): number {
  if (took > SLOW) return Math.max(LEAST_ROWS, Math.floor(size / 2));
  return took < QUICK ? Math.min(MAX_ROWS, size * 2) : size;
}
