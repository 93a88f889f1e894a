import papaparse from 'papaparse';
import { columnName, headerErrors, MAX_FILE_ROWS, trimmedCell } from '../../../schema/rules/catalogueFile.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { decodedText } from '../../../schema/textFile.ts';

/** A row of a file; `line` is its number in a spreadsheet. */
export interface FileRow {
  line: number;
  cells: string[];
}

/** Why a file cannot be read: a translation key `file_…` with its parameter. */
export interface FileProblem {
  problem: string;
  about?: string;
}

/** The content of a file, or everything that is wrong with it as a whole. */
export type ReadFile =
  | { columns: string[]; rows: FileRow[]; refused: { line: number; error: FieldError }[] }
  | { problems: FileProblem[] };

/** The additional column in a file of refused rows: it is ignored when that file is imported. */
export const REASON = 'reason';
const DELIMITERS = [';', ',', '\t'];

/** The line by which a spreadsheet is told the delimiter; it does not show that line. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)(?:\r\n|\r|\n)/i;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * Reads a file as people have them: names of columns in any case, blank lines anywhere, columns without a name and without cells, and a line that
 * names the delimiter. Everything that is wrong with its columns is named at once.
 */
export function readFile(bytes: ArrayBuffer): ReadFile {
  const text = decodedText(new Uint8Array(bytes));
  if (text === null) return only('file_encoding');
  const [separatorLine = '', delimiter] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(separatorLine.length);
  if (body.trim() === '') return only('file_empty');
  const { data, errors } = papaparse.parse<string[]>(
    body,
    delimiter ? { delimiter } : { delimitersToGuess: DELIMITERS },
  );
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) return only('file_quote', String((quote.row ?? 0) + 1));
  const filled = data.map((cells, at) => ({ line: at + 1, cells })).filter(({ cells }) => !isBlank(cells));
  const [header, ...lines] = filled;
  const names = (header?.cells ?? []).map(columnName);
  const isUsed = (at: number) => lines.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  const kept = names.flatMap((name, at) => (name === REASON || (name === '' && !isUsed(at)) ? [] : [at]));
  const columns = kept.map((at) => names[at] ?? '');
  const problems = problemsOf(columns);
  if (problems.length > 0) return { problems };
  if (lines.length === 0) return only('file_without_rows');
  if (lines.length > MAX_FILE_ROWS) return only('file_too_many_rows', String(MAX_FILE_ROWS));
  // Blank cells behind the last column are what a spreadsheet leaves there; others have no column that they could belong to.
  const isWhole = ({ cells }: FileRow) => cells.length >= names.length && isBlank(cells.slice(names.length));
  const rows = lines.map((row) =>
    isWhole(row) ? { ...row, cells: kept.map((place) => row.cells[place] ?? '') } : row,
  );
  const error = { field: '', rule: 'cell_count', limit: String(names.length) };
  const refused = lines.filter((row) => !isWhole(row)).map(({ line }) => ({ line, error }));
  const whole = { columns, rows: rows.filter(({ line }) => !refused.some((one) => one.line === line)) };
  return {
    ...{ columns, rows },
    refused: [...refused, ...['sku', 'ean'].flatMap((column) => doubledIn(whole, column))],
  };
}

const only = (problem: string, about?: string): ReadFile => ({
  problems: [about === undefined ? { problem } : { problem, about }],
});

function problemsOf(columns: readonly string[]): FileProblem[] {
  const dimensions = columns.map((column) => column.replace(/^dimension_/, ''));
  return headerErrors(columns, dimensions).map(({ rule, limit = '' }) =>
    limit === '' ? { problem: 'file_unnamed_column' } : { problem: `file_${rule}`, about: limit },
  );
}

/** Rows whose value of a column already occurs in an earlier row: the platform only detects them within one call. */
function doubledIn({ columns, rows }: { columns: string[]; rows: FileRow[] }, column: string) {
  const at = columns.indexOf(column);
  if (at < 0) return [];
  const first = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const value = trimmedCell(cells[at] ?? '');
    if (value === '' || value === '-') return [];
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, line);
    const rule = column === 'sku' ? 'doubled_row' : 'doubled_ean';
    return earlier === undefined ? [] : [{ line, error: { field: column, rule, limit: String(earlier) } }];
  });
}

/** A file of refused rows with their reasons, as CSV for spreadsheets; formulas are escaped. */
export function writeRefused(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const options = { delimiter: ';', quotes: true, newline: '\r\n', escapeFormulae: true };
  return `\ufeff${papaparse.unparse([[...columns, REASON], ...rows.map((row) => [...row])], options)}\r\n`;
}
