import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { lineOf } from '../database/csvStreams.ts';

/** The character that tells a spreadsheet which encoding follows. */
const BYTE_ORDER_MARK = '\ufeff';

/** Milliseconds in which a query that fails is still refused; after them the file begins and can only break. */
const PATIENCE = 2000;

/** A file to be answered. */
export interface CsvFile {
  /** With `.csv`; letters, digits, dots and dashes. */
  name: string;
  columns: readonly string[];
  /** Opens its lines, which follow those columns. */
  lines(): Promise<Readable>;
}

/** Answers a CSV file as an attachment while it is read. One that breaks ends the connection: it never looks like a whole one. */
export async function sendCsv(reply: FastifyReply, { name, columns, lines }: CsvFile): Promise<FastifyReply> {
  const asFile = () =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store');
  if (reply.request.method === 'HEAD') return asFile().send();
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

/** Waits for the first lines, for an end without any, or for as long as patience lasts; fails where the query does. */
async function begun(file: Readable): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE);
  await once(file, 'readable', { signal: patience }).catch((error: unknown) => {
    if (!patience.aborted) throw error;
  });
}
