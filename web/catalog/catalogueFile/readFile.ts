import papaparse from 'papaparse';
import {
  columnName,
  dimensionOf,
  FIXED_COLUMNS,
  headerErrors,
  MAX_FILE_ROWS,
} from '../../../schema/catalog/catalogueFile.ts';
import { type CsvReading, fileWarnings, readCsvSlices } from '../../../schema/foundation/csv/csvFile.ts';
import type { CsvProblem, FileWarning, ParseFault } from '../../../schema/foundation/csv/textFile.ts';
import { runSlices } from '../../../schema/foundation/process/slices.ts';

/** A row of a file; `line` is its number in a spreadsheet. */
export interface FileRow {
  line: number;
  cells: string[];
}

/** Reason that a file cannot be read: a translation key `file_…` with its parameter. */
export interface FileProblem {
  problem: string;
  about?: string;
}

/**
 * The content of a file with what was read otherwise than it stands there, or everything that is wrong with it as a whole. `header` are the columns of a
 * wrong header with dimensions: the platform knows which of these exist.
 */
export type ReadFile =
  | { columns: string[]; rows: FileRow[]; warnings: FileWarning[] }
  | { problems: FileProblem[]; header?: string[] };

/** The additional column in a file of refused rows: it is ignored when that file is imported. A column `Reason` is a person's own. */
export const REASON = 'reason';

const READING: CsvReading = {
  isColumn: (name) => isKnown(columnName(name)),
  maxLines: MAX_FILE_ROWS,
  isOurs: (names) => names.includes(REASON),
};

const isKnown = (column: string) =>
  column === REASON || FIXED_COLUMNS.includes(column) || dimensionOf(column) !== null;

/** The name of a column. `Reason` in other letters than ours is none that we know. */
function nameOf(cell: string): string {
  const name = columnName(cell);
  return name === REASON ? cell.trim() : name;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * Reads a file as people have them: names of columns in any case, blank lines anywhere, columns without a name and without cells, and a line that
 * names the delimiter. Everything that is wrong with its columns is named at once.
 */
export function readFile(bytes: ArrayBuffer): ReadFile {
  const file = runSlices(readCsvSlices(new Uint8Array(bytes), READING));
  if ('problem' in file) return problemOf(file);
  const { lines, lineNumbers } = file;
  const names = file.headerCells.map((cell) => nameOf(cell));
  const isUsed = (at: number) => lines.some((cells) => (cells[at] ?? '').trim() !== '');
  const usedColumns = names.flatMap((name, at) =>
    name === REASON || (name === '' && !isUsed(at)) ? [] : [at],
  );
  const columns = usedColumns.map((at) => names[at] ?? '');
  const header = usedColumns.map((at) => (file.headerCells[at] ?? '').trim());
  const problems = problemsOf(header);
  const hasDimensions = columns.some((column) => dimensionOf(column) !== null);
  if (problems.length > 0) return { problems, ...(hasDimensions ? { header } : {}) };
  if (lines.length === 0) return only('file_without_rows');
  if (lines.length > MAX_FILE_ROWS) return only('file_too_many_rows', String(MAX_FILE_ROWS));
  const tooLong = lines.findIndex(isTooLong);
  if (tooLong >= 0) return only('file_line_too_long', String(lineNumbers[tooLong]));
  const isIgnored = (at: number) => at < names.length && !usedColumns.includes(at);
  const rows = lines.map((cells, at) => {
    const line = lineNumbers[at] ?? 0;
    // Blank cells behind the last column are what a spreadsheet leaves there; others have no column that they could belong to.
    const isWhole = cells.length >= names.length && isBlank(cells.slice(names.length));
    if (isWhole) return { line, cells: usedColumns.map((place) => cells[place] ?? '') };
    const own = cells.filter((_, place) => !isIgnored(place));
    // The platform refuses the row by its number of cells, which must not be right by chance.
    return { line, cells: own.length === columns.length ? [...own, ''] : own };
  });
  return { columns, rows, warnings: fileWarnings(file).filter(({ rule }) => rule !== 'other_delimiter') };
}

const FAULTS: Record<ParseFault, string> = {
  quote_open: 'file_quote',
  quote_text: 'file_quote_text',
  line_too_long: 'file_line_too_long',
};

function problemOf({ problem, fault, line }: CsvProblem): ReadFile {
  if (problem === 'parse' && fault) return only(FAULTS[fault], String(line ?? ''));
  if (problem === 'too_many_lines') return only('file_too_many_rows', String(MAX_FILE_ROWS));
  return only(problem === 'empty' ? 'file_empty' : 'file_encoding');
}

/** Cells of a row, their characters, and bytes of a row that the platform takes at most. */
const [MAX_CELLS, MAX_CELL_CHARACTERS, MAX_ROW_BYTES] = [100, 10_000, 90 * 1024];

const isTooLong = (cells: readonly string[]): boolean =>
  cells.length > MAX_CELLS ||
  cells.some((cell) => cell.length > MAX_CELL_CHARACTERS) ||
  new TextEncoder().encode(JSON.stringify(cells)).length > MAX_ROW_BYTES;

const only = (problem: string, about?: string): ReadFile => ({
  problems: [about === undefined ? { problem } : { problem, about }],
});

function problemsOf(header: readonly string[]): FileProblem[] {
  const dimensions = header.flatMap((cell) => dimensionOf(columnName(cell)) ?? []);
  return headerErrors(header, dimensions).map(({ rule, limit = '' }) =>
    limit === '' ? { problem: 'file_unnamed_column' } : { problem: `file_${rule}`, about: limit },
  );
}

/** Cells of a refused row, and why it was refused. */
export interface RefusedFileRow {
  cells: readonly string[];
  reason: string;
}

/**
 * A file of refused rows as CSV for spreadsheets; formulas are escaped. The reason always stands below its own column, and surplus cells behind it: a
 * spreadsheet makes all rows equally long, and no text may move into a column of another meaning.
 */
export function writeRefused(columns: readonly string[], rows: readonly RefusedFileRow[]): string {
  const options = { delimiter: ';', quotes: true, newline: '\r\n', escapeFormulae: true };
  const lines = rows.map(({ cells, reason }) => [
    ...columns.map((_, at) => cells[at] ?? ''),
    reason,
    ...cells.slice(columns.length),
  ]);
  return `\ufeff${papaparse.unparse([[...columns, REASON], ...lines], options)}\r\n`;
}

/** The worker's commands for files of the catalog. */
export const catalogueFileCommands = { readFile, writeRefused };
export type CatalogueFileCommands = typeof catalogueFileCommands;
