import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { lineOf } from '../database/csvStreams.ts';
import { Refusal } from './refusal.ts';

/** The character that tells a spreadsheet which encoding follows. */
const BYTE_ORDER_MARK = '\ufeff';

/** Milliseconds in which a query that fails is still refused; after them the file begins and can only break. */
const PATIENCE = 2000;

/** Files of one caller at once: whoever reads slowly leaves places to the others. */
const AT_ONCE = 2;
const underWay = new Map<string, number>();

/** A file to be answered. */
export interface CsvFile {
  /** With `.csv`; letters, digits, dots and dashes. */
  name: string;
  columns: readonly string[];
  /** Opens its lines, which follow those columns. */
  lines(): Promise<Readable>;
}

/**
 * Answers a CSV file as an attachment while it is read. One that breaks ends the connection: it never looks like a whole one.
 * @throws Refusal too_many_requests while the caller is still getting others
 */
export async function sendCsv(reply: FastifyReply, { name, columns, lines }: CsvFile): Promise<FastifyReply> {
  const asFile = () =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store');
  if (reply.request.method === 'HEAD') return asFile().send();
  takePlace(reply);
  const file = await lines();
  reply.raw.once('close', () => file.destroy());
  await begun(file);
  if (reply.sent || reply.raw.destroyed) {
    file.destroy();
    return reply;
  }
  file.unshift(BYTE_ORDER_MARK + lineOf(columns));
  return asFile().send(file);
}

/** Takes one of the caller's places until the answer has ended, however it does. */
function takePlace({ raw, request }: FastifyReply): void {
  const { caller } = request.scope;
  const taken = underWay.get(caller) ?? 0;
  if (taken >= AT_ONCE) throw new Refusal('too_many_requests', { retryAfter: 5 });
  underWay.set(caller, taken + 1);
  raw.once('close', () => {
    const left = (underWay.get(caller) ?? 1) - 1;
    if (left > 0) underWay.set(caller, left);
    else underWay.delete(caller);
  });
}

/** Waits for the first lines, for an end without any, or for as long as patience lasts; fails where the query does. */
async function begun(file: Readable): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE);
  await once(file, 'readable', { signal: patience }).catch((error: unknown) => {
    if (!patience.aborted) throw error;
  });
}
