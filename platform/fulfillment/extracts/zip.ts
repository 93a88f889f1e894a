import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Scope } from '../../foundation/access/scope.ts';
import { csvHead } from '../../foundation/http/csv.ts';
import { Refusal } from '../../foundation/http/refusals/refusal.ts';
import type { PrintablePicture } from '../../foundation/media/printablePicture.ts';
import { voucherOf } from '../redemptions/details/voucher.ts';
import { cutIdle } from './cutIdle.ts';
import { codeLine, EXTRACT_COLUMNS } from './lines.ts';
import { type OpenedLine, openedPages } from './open.ts';
import type { Extract } from './shape.ts';
import type { ExtractTools } from './tools.ts';
import { type ZipEntry, zipOf } from './zipOf.ts';

/** Printing vouchers keeps the processor busy: one file at a time, so that other requests are answered meanwhile. */
let isTaken = false;

/** A reader that takes no data for this long loses its place. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * The codes and their vouchers as a zip. Each voucher is printed after the reader took the one before. `open` is called when a place is free.
 * @throws Refusal too_many_requests while another one is made
 */
export async function extractZip(
  scope: Scope,
  extract: Extract,
  {
    open,
    patience = IDLE_TIMEOUT_MS,
    ...tools
  }: ExtractTools & { open: () => Promise<void>; patience?: number },
): Promise<Readable> {
  if (isTaken) throw new Refusal('too_many_requests', { retryAfter: 10 });
  isTaken = true;
  const free = () => {
    isTaken = false;
  };
  await open().catch((error: unknown) => {
    free();
    throw error;
  });
  const bytes = cutIdle(zipOf(entriesOf(scope, extract, tools)), patience);
  bytes.once('close', free);
  return bytes;
}

/** Vouchers first; the list of codes is written as they are read, and stands at the end. */
async function* entriesOf(scope: Scope, extract: Extract, tools: ExtractTools): AsyncGenerator<ZipEntry> {
  const pictures = new Map<string, Promise<PrintablePicture | null>>();
  const list = [csvHead(EXTRACT_COLUMNS.codes)];
  for await (const page of openedPages(scope, extract, tools)) {
    for (const openedLine of page) {
      list.push(codeLine(openedLine.line, openedLine.codes, scope.locale));
      const bytes = await voucherEntry(scope, extract, { ...openedLine, tools, pictures });
      if (bytes) yield { name: `${fileName(openedLine.line)}.pdf`, bytes };
      await turn();
    }
  }
  yield { name: 'codes.csv', bytes: Buffer.from(list.join('')), isText: true };
}

function voucherEntry(
  scope: Scope,
  { advertiserId }: Extract,
  {
    line: { redemptionId, locale },
    codes,
    tools: { storage },
    pictures,
  }: OpenedLine & { tools: ExtractTools; pictures: Map<string, Promise<PrintablePicture | null>> },
): Promise<Buffer | null> {
  return voucherOf(scope, { advertiserId, redemptionId, locale }, { codes, storage, pictures });
}

/** The order ID as a file name; one that is no valid file name is replaced by its redemption. */
function fileName({ orderId, redemptionId }: OpenedLine['line']): string {
  const plain = orderId.replace(/[^\p{L}\p{N} ._+@-]/gu, '_').replace(/^[. ]+|[. ]+$/g, '_');
  return plain === orderId ? plain : `${plain}-${redemptionId}`;
}
