import type { FileRow } from '../../components/fileWorker/readFile.ts';

/** Rows and bytes per call: the gateway accepts 250 and 128 KiB. If that takes too long, later calls contain fewer rows, at least ten. */
export const MAX_ROWS = 100;
const LEAST_ROWS = 10;
const MAX_BYTES = 90 * 1024;

/** Bytes of a row in a request. */
export function sizeOf({ cells }: FileRow): number {
  return new TextEncoder().encode(JSON.stringify(cells)).length + 40;
}

/** Whether a single row exceeds a call. */
export const isTooLong = (row: FileRow): boolean => sizeOf(row) > MAX_BYTES;

/** Groups rows by product: each call then has few products, and each product is rewritten only a few times. */
export function byProduct(columns: readonly string[], rows: readonly FileRow[]): FileRow[] {
  const [product, sku] = [columns.indexOf('product_id'), columns.indexOf('sku')];
  const key = ({ cells }: FileRow) => cells[product]?.trim() || cells[sku]?.trim() || '';
  return [...rows].sort((one, other) => Number(key(one) > key(other)) - Number(key(one) < key(other)));
}

/** Splits rows into consecutive lists with a maximum length. */
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

/** Milliseconds of a call above which the next one has fewer rows, and below which it has more: the gateway waits five seconds. */
const SLOW = 2000;
const QUICK = 700;

/** Number of rows in the next call, by the duration of the last one. */
export function nextSize(size: number, took: number): number {
  if (took > SLOW) return Math.max(LEAST_ROWS, Math.floor(size / 2));
  return took < QUICK ? Math.min(MAX_ROWS, size * 2) : size;
}
