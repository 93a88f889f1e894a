import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a spreadsheet reads as a number and nothing else: it stays as it is, its minus sign included. */
const STRICT_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What makes a spreadsheet take a text for a formula: also full-width, and after blanks that it may drop. */
const FORMULA_STARTER = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** The character that tells a spreadsheet which encoding follows. */
const BYTE_ORDER_MARK = '\ufeff';

/** One cell: quoted; a text that could be read as a formula begins with an apostrophe. */
export function csvCell(text: string): string {
  const isSafe = STRICT_NUMBER.test(text) || !FORMULA_STARTER.test(text);
  return `"${(isSafe ? text : `'${text}`).replaceAll('"', '""')}"`;
}

/** One line of cells, semicolon separated, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/** A file to be answered: its rows come in batches, so that a long one is never held whole. */
export interface CsvFile {
  /** With `.csv`; letters, digits, dots and dashes. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly (readonly string[])[]>;
}

/** Answers a CSV file as an attachment, written while it is read. */
export function sendCsv(reply: FastifyReply, { name, columns, rows }: CsvFile): FastifyReply {
  async function* text() {
    yield BYTE_ORDER_MARK + csvLine(columns);
    for await (const batch of rows) if (batch.length > 0) yield batch.map(csvLine).join('');
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(text(), { objectMode: false }));
}
