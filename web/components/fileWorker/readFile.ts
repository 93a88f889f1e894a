import papaparse from 'papaparse';
import { headerErrors, MAX_FILE_ROWS } from '../../../schema/rules/catalogueFile.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { decodedText } from '../../../schema/textFile.ts';

/** A row of a file; `line` is its number in a spreadsheet. */
export interface FileRow {
  line: number;
  cells: string[];
}

/** The content of a file, or why it cannot be read: a translation key `file_…` with its parameter. */
export type ReadFile =
  | { columns: string[]; rows: FileRow[]; doubled: { line: number; error: FieldError }[] }
  | { problem: string; about?: string };

/** The additional column in a file of refused rows: it is ignored when that file is imported. */
export const REASON = 'reason';
const DELIMITERS = [';', ',', '\t'];

/** Reads a file: its encoding, its delimiter, its columns, and errors that concern the whole file. */
export function readFile(bytes: ArrayBuffer): ReadFile {
  const text = decodedText(new Uint8Array(bytes));
  if (text === null) return { problem: 'file_encoding' };
  if (text.trim() === '') return { problem: 'file_empty' };
  const { data, errors } = papaparse.parse<string[]>(text, { delimitersToGuess: DELIMITERS });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) return { problem: 'file_quote', about: String((quote.row ?? 0) + 1) };
  const [header = [], ...lines] = data;
  const kept = header.flatMap((column, at) => (column.trim().toLowerCase() === REASON ? [] : [at]));
  const columns = kept.map((at) => (header[at] ?? '').trim());
  const [wrong] = headerErrors(
    columns,
    columns.map((column) => column.replace(/^dimension_/, '')),
  );
  if (wrong) return { problem: `file_${wrong.rule}`, about: wrong.limit ?? '' };
  const rows = lines
    .map((cells, at) => ({
      line: at + 2,
      cells: cells.length === header.length ? kept.map((place) => cells[place] ?? '') : cells,
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return { problem: 'file_without_rows' };
  if (rows.length > MAX_FILE_ROWS) return { problem: 'file_too_many_rows', about: String(MAX_FILE_ROWS) };
  return { columns, rows, doubled: ['sku', 'ean'].flatMap((column) => doubledIn({ columns, rows }, column)) };
}

/** Rows whose value of a column already occurs in an earlier row: the platform only detects them within one call. */
function doubledIn({ columns, rows }: { columns: string[]; rows: FileRow[] }, column: string) {
  const at = columns.indexOf(column);
  const first = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const value = cells[at]?.trim() ?? '';
    if (value === '') return [];
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
