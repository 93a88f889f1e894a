import type { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ExportField } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { hasPunycode, withWrittenColumns } from '../../../server/writtenEmail.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { lineOf, piecesOf } from '../../foundation/database/files/csvStreams.ts';
import { csvHead } from '../../foundation/http/csv.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { CODE_NAMES, codeCells, type RewardCode, readCodes } from '../../fulfillment/interface.ts';
import { exportColumns, exportSource } from './columns.ts';
import { cellsOf, groupsOf, recordsOf, wholeRecordsOf } from './records.ts';

/** Input of one export file. */
export interface ExportContent {
  exportId: string;
  fields: readonly ExportField[];
  /** On `redemptions r`. */
  condition: SQL;
}

/** Rows whose codes are opened at once. */
const PAGE_ROWS = 500;

interface ContentTools {
  box: CodeBox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const namesOf = (scope: Scope, fields: readonly ExportField[]): string[] =>
  exportColumns(scope, fields).map(({ name }) => name);

/** The names of the columns, those of codes last. */
export const exportHead = (scope: Scope, fields: readonly ExportField[]): string[] => [
  ...namesOf(scope, fields),
  ...(fields.includes('code') ? CODE_NAMES : []),
];

/** The lines without codes as the database writes them: one query, one moment, read as fast as the file is written. */
export const plainLines = (scope: Scope, { fields, condition }: ExportContent): Promise<Readable> =>
  scope.csv({
    cells: exportColumns(scope, fields).map(({ cell }) => cell),
    from: exportSource(scope, { fields, condition }),
  });

/** The bytes of a CSV file; each piece is to be read before the next is asked for. */
export async function* csvBytes(
  scope: Scope,
  content: ExportContent,
  tools: ContentTools,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(exportHead(scope, content.fields)));
  const lines = await plainLines(scope, content);
  if (!content.fields.includes('code')) {
    const pieces = piecesOf(lines);
    yield* content.fields.includes('user')
      ? withWrittenAddresses(pieces, namesOf(scope, content.fields))
      : pieces;
    return;
  }
  for await (const rows of openedRows(scope, content, { lines, tools }))
    yield Buffer.from(rows.map(({ line, codes }) => line + AND + lineOf(codeCells(codes))).join(''));
}

/** Pieces with addresses as people write them. Pieces without such an address stay bytes. */
async function* withWrittenAddresses(
  pieces: AsyncIterable<Buffer>,
  columns: readonly string[],
): AsyncGenerator<Buffer> {
  for await (const records of wholeRecordsOf(pieces))
    yield hasPunycode(records) ? Buffer.from(withWrittenColumns(records.toString('utf8'), columns)) : records;
}

const AND = ';';

/** A line of the file, its cells and the codes of its redemption. */
interface OpenedRow {
  line: string;
  cells: (string | null)[];
  codes: readonly RewardCode[];
}

/** Rows page by page. Requested codes are opened after the reader is logged. */
export async function* openedRows(
  scope: Scope,
  { exportId, fields }: Pick<ExportContent, 'exportId' | 'fields'>,
  { lines, tools }: { lines: AsyncIterable<Buffer>; tools: ContentTools },
): AsyncGenerator<OpenedRow[]> {
  const names = namesOf(scope, fields);
  const owner = names.indexOf('advertiser_id');
  for await (const page of groupsOf(recordsOf(lines), PAGE_ROWS)) {
    const rows = page.map((stored) => {
      const line = withWrittenColumns(stored, names);
      return { line, cells: cellsOf(line) };
    });
    const codes = new Map<string, RewardCode[]>();
    if (fields.includes('code'))
      for (const advertiserId of new Set(rows.map(({ cells }) => cells[owner] ?? ''))) {
        const redemptionIds = rows
          .filter(({ cells }) => cells[owner] === advertiserId)
          .map(({ cells: [id] }) => id ?? '');
        const reason = `redemption_export:${exportId}`;
        const read = { what: 'export', advertiserId, redemptionIds, reason } as const;
        for (const [id, rewardCodes] of await readCodes(scope, tools, read)) codes.set(id, rewardCodes);
      }
    yield rows.map((row) => ({ ...row, codes: codes.get(row.cells[0] ?? '') ?? [] }));
  }
}
