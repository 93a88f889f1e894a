import { columnFinder } from '../../../schema/foundation/csv/columnName.ts';
import { type CsvReading, fileWarnings, readCsvSlices } from '../../../schema/foundation/csv/csvFile.ts';
import {
  type CodeFault,
  codeFault,
  roundedCodes,
  withoutQuotedForm,
} from '../../../schema/foundation/csv/mangledCode.ts';
import type { CsvProblem } from '../../../schema/foundation/csv/textFile.ts';
import { endOfDay, isDay, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import { isInstant } from '../../../schema/foundation/dates/isInstant.ts';
import { runSlices } from '../../../schema/foundation/process/slices.ts';
import type { PoolCode } from './importCodes.ts';

/** Why a line of a code file is refused. */
export type LineProblem =
  | 'sku_missing'
  | 'code_missing'
  | 'code_too_long'
  | CodeFault
  | 'expires_at_invalid'
  | 'expires_at_past'
  | 'available_at_invalid'
  | 'dates_reversed'
  | 'batch_no_too_long'
  | 'cell_count';

/** Columns of a code file; only the first two are required. */
const COLUMNS = ['sku', 'code', 'expires_at', 'available_at', 'batch_no'] as const;
type Column = (typeof COLUMNS)[number];
const REQUIRED: readonly Column[] = ['sku', 'code'];
const DATE_COLUMNS = ['expires_at', 'available_at'] as const;

/** The column that a name stands for; capitals, accents, spaces and punctuation do not count. */
const columnNamed = columnFinder<Column>({
  sku: [
    'skus',
    'reward',
    'gift card',
    'product',
    'article',
    'récompense',
    'produit',
    'carte cadeau',
    'référence',
  ],
  code: [
    ...[
      'codes',
      'reward code',
      'gift code',
      'gift card code',
      'voucher',
      'voucher code',
      'coupon',
      'coupon code',
    ],
    ...['code cadeau', 'code carte cadeau', 'bon', "bon d'achat"],
  ],
  expires_at: [
    ...['expires', 'expires on', 'expiry', 'expiry date', 'expiration', 'expiration date', 'valid until'],
    ...['valid to', 'expire le', "date d'expiration", 'fin de validité', "valable jusqu'au", 'échéance'],
  ],
  available_at: [
    ...[
      'available',
      'available from',
      'available on',
      'valid from',
      'disponible le',
      'disponible à partir du',
    ],
    ...['valable à partir du', 'valable dès le', 'début de validité', 'date de disponibilité'],
  ],
  batch_no: [
    ...['batch', 'batch no', 'batch number', 'lot', 'lot number', 'numéro de lot', 'n° de lot', 'no de lot'],
  ],
});

/** Longest code; one that is a web address may have more characters. */
const MAX_CODE_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 2000;
const MAX_BATCH_NO_LENGTH = 100;

/** The lines of a code file; `n` is the line that a spreadsheet shows, `cell` a date that is refused. `warnings` say what was read otherwise than it stands there. */
export interface PoolFile {
  codes: PoolCode[];
  refused: { n: number; reason: LineProblem; cell?: string }[];
  warnings: string[];
}

/** A file has any number of codes. */
const READING: CsvReading = {
  isColumn: (name) => columnNamed(name) !== null,
  maxLines: Number.MAX_SAFE_INTEGER,
  maxFileLines: Number.MAX_SAFE_INTEGER,
};

/**
 * Reads a code file as files of recipients are read, and names every line that is not a code as its provider issued it. Dates are ISO 8601: an instant with
 * its offset (`2027-01-31T23:00:00Z`), or a day (`2027-01-31`). A code expires at the end of its day and becomes available at the start of it, in `zone`.
 * A code that has expired by `now` is refused.
 * @throws Error that names every column that is missing, unknown or there twice, or why the file cannot be read
 */
export function readPoolFile(bytes: Uint8Array, zone: string, now = new Date()): PoolFile {
  const csv = runSlices(readCsvSlices(bytes, READING));
  if ('problem' in csv) throw new Error(problemText(csv));
  const columns = columnsOf(csv.headerCells);
  const at = (column: Column) => columns.indexOf(column);
  const read = csv.lines.map((cells, line) => {
    const n = csv.lineNumbers[line] ?? 0;
    const cell = (column: Column) =>
      at(column) < 0 ? '' : withoutQuotedForm((cells[at(column)] ?? '').trim());
    return { n, cell, hasMore: cells.slice(columns.length).some((one) => one.trim() !== '') };
  });
  const rounded = roundedCodes(read.map(({ cell }) => cell('code')));
  const warnings = fileWarnings(csv).flatMap(({ rule, limit }) => WARNINGS[rule]?.(limit ?? '') ?? []);
  const file: PoolFile = { codes: [], refused: [], warnings };
  for (const { n, cell, hasMore } of read) {
    const [sku, code] = [cell('sku'), cell('code')];
    const expiresAt = momentOf(cell('expires_at'), (day) => endOfDay(day, zone));
    const availableAt = momentOf(cell('available_at'), (day) => startOfDay(day, zone));
    const reason =
      (hasMore && 'cell_count') ||
      (sku === '' && 'sku_missing') ||
      codeProblem(code, rounded) ||
      (expiresAt === undefined && 'expires_at_invalid') ||
      (expiresAt && expiresAt <= now.toISOString() && 'expires_at_past') ||
      (availableAt === undefined && 'available_at_invalid') ||
      (expiresAt && availableAt && availableAt >= expiresAt && 'dates_reversed') ||
      (cell('batch_no').length > MAX_BATCH_NO_LENGTH && 'batch_no_too_long');
    const column = DATE_COLUMNS.find((date) => reason !== false && reason?.startsWith(date));
    if (reason) file.refused.push({ n, reason, ...(column && { cell: cell(column) }) });
    else
      file.codes.push({
        n,
        sku,
        code,
        expiresAt: expiresAt ?? null,
        batchNo: cell('batch_no') || null,
        ...(availableAt && { availableAt }),
      });
  }
  return file;
}

/** Instructions for an operator, by the rule of a warning. */
const WARNINGS: Readonly<Record<string, (limit: string) => string>> = {
  first_line_dropped: (lines) => `Lines above the names of the columns were left out: ${lines}`,
  encoding_windows_1252: (words) =>
    `The file was read in the encoding Windows-1252, which Excel writes. Check words with accents: ${words}`,
};

function problemText({ problem, fault, line }: CsvProblem): string {
  if (problem === 'encoding') return 'The file is not text in UTF-8, UTF-16 or Windows-1252.';
  if (problem !== 'parse') return 'The file is empty.';
  // The text after such a quote would be read as one cell.
  return fault === 'line_too_long'
    ? `Line ${line}: the line has no end. A quote may not be closed.`
    : `Line ${line}: a quote is not closed or stands within a cell. Double it, or remove it.`;
}

function codeProblem(code: string, rounded: ReadonlySet<string>): LineProblem | null {
  if (code === '') return 'code_missing';
  const most = /^https?:\/\//i.test(code) ? MAX_ADDRESS_LENGTH : MAX_CODE_LENGTH;
  if (code.length > most) return 'code_too_long';
  return rounded.has(code) ? 'code_rounded' : codeFault(code);
}

/** The instant of a cell; null for an empty one, undefined for one that is no ISO date. */
function momentOf(cell: string, ofDay: (day: string) => Date): string | null | undefined {
  if (cell === '') return null;
  if (isDay(cell)) return ofDay(cell).toISOString();
  return isInstant(cell) ? new Date(cell).toISOString() : undefined;
}

/** The columns in the order of the file; null for one without a name. @throws Error */
function columnsOf(cells: readonly string[]): (Column | null)[] {
  const columns = cells.map(columnNamed);
  const names = cells.map((cell) => cell.trim());
  const problems = [
    ...REQUIRED.filter((column) => !columns.includes(column)).map((column) => `${column} is missing`),
    ...names.filter((name, at) => name !== '' && columns[at] === null).map((name) => `${name} is unknown`),
    ...columns.flatMap((column, at) => {
      const earlier = columns.indexOf(column);
      if (column === null || earlier === at) return [];
      const [one, other] = [names[earlier], names[at]];
      return one === other ? `${one} is there twice` : `${one} and ${other} both mean ${column}`;
    }),
  ];
  if (problems.length > 0)
    throw new Error(
      `The columns are wrong: ${problems.join(', ')}. Known columns are ${COLUMNS.join(', ')}.`,
    );
  return columns;
}
