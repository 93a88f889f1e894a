import papaparse from 'papaparse';
import { columnName, headerErrors, MAX_FILE_ROWS } from '../../../schema/rules/catalogueFile.ts';
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
export type ReadFile = { columns: string[]; rows: FileRow[] } | { problems: FileProblem[] };

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
  const tooLong = lines.find(isTooLong);
  if (tooLong) return only('file_line_too_long', String(tooLong.line));
  const rows = lines.map(({ line, cells }) => {
    // Blank cells behind the last column are what a spreadsheet leaves there; others have no column that they could belong to.
    const isWhole = cells.length >= names.length && isBlank(cells.slice(names.length));
    if (isWhole) return { line, cells: kept.map((place) => cells[place] ?? '') };
    // The platform refuses the row by its number of cells, which must not be right by chance.
    return { line, cells: cells.length === columns.length ? [...cells, ''] : cells };
  });
  return { columns, rows };
}

/** Cells of a row, their characters, and bytes of a row that the platform takes at most. */
const [MAX_CELLS, MAX_CELL_CHARACTERS, MAX_ROW_BYTES] = [100, 10_000, 90 * 1024];

const isTooLong = ({ cells }: FileRow): boolean =>
  cells.length > MAX_CELLS ||
  cells.some((cell) => cell.length > MAX_CELL_CHARACTERS) ||
  new TextEncoder().encode(JSON.stringify(cells)).length > MAX_ROW_BYTES;

const only = (problem: string, about?: string): ReadFile => ({
  problems: [about === undefined ? { problem } : { problem, about }],
});

function problemsOf(columns: readonly string[]): FileProblem[] {
  const dimensions = columns.map((column) => column.replace(/^dimension_/, ''));
  return headerErrors(columns, dimensions).map(({ rule, limit = '' }) =>
    limit === '' ? { problem: 'file_unnamed_column' } : { problem: `file_${rule}`, about: limit },
  );
}

/** A file of refused rows with their reasons, as CSV for spreadsheets; formulas are escaped. */
export function writeRefused(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const options = { delimiter: ';', quotes: true, newline: '\r\n', escapeFormulae: true };
  return `\ufeff${papaparse.unparse([[...columns, REASON], ...rows.map((row) => [...row])], options)}\r\n`;
}
