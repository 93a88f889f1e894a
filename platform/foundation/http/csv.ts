import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { lineOf } from '../database/files/csvStreams.ts';
import { sendAttachment } from './attachment.ts';

/** The character that tells a spreadsheet which encoding follows. */
const BYTE_ORDER_MARK = '\ufeff';

/** The header of a CSV file: these columns. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + lineOf(columns);

/** A file to be answered. */
export interface CsvFile {
  /** With `.csv`; letters, digits, dots and dashes. */
  name: string;
  columns: readonly string[];
  /** Opens its lines, which follow those columns. */
  lines(): Promise<Readable>;
}

/**
 * Answers a CSV file as an attachment while it is read.
 * @throws Refusal too_many_requests while the caller is still getting others
 */
export const sendCsv = (reply: FastifyReply, { name, columns, lines }: CsvFile): Promise<FastifyReply> =>
  sendAttachment(reply, { name, type: 'text/csv; charset=utf-8', head: csvHead(columns), open: lines });
