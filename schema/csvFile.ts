// Reads files of cells: by people's spreadsheets, in whatever encoding and with whatever separator they write.
import papaparse from 'papaparse';

/** A file as it was read; `delimiter` is what its cells are separated by. */
export interface CsvFile {
  header: string[];
  lines: string[][];
  delimiter: string;
  /** Whether a first line was dropped that held no column. */
  droppedWarning: boolean;
}

/** Why a file cannot be read; `row` counts rows of data from 1. */
export interface CsvProblem {
  problem: 'encoding' | 'empty' | 'parse';
  message?: string;
  row?: number;
}

const DELIMITERS = [';', ',', '\t'];

/**
 * Reads a file of cells: UTF-8 or UTF-16, separated by semicolons, else by commas or tabs. A first line without any known column is dropped where
 * the second has one (SEND-11). The first error of the parser ends it (SEND-37). Empty lines are none.
 */
export function readCsv(bytes: Uint8Array, { known }: { known: readonly string[] }): CsvFile | CsvProblem {
  const text = textOf(bytes);
  if (text === null || text.includes('\u0000')) return { problem: 'encoding' };
  if (text.trim() === '') return { problem: 'empty' };
  const knownColumns = new Set(known);
  const isHeader = (cells: readonly string[] | undefined) =>
    cells?.some((cell) => knownColumns.has(columnName(cell))) ?? false;
  const delimiter = DELIMITERS.find((one) => headOf(text, one).some(isHeader)) ?? ';';
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const dropped = !isHeader(data[0]) && isHeader(data[1]) ? 1 : 0;
  const [broken] = errors.filter(({ type }) => type !== 'Delimiter');
  if (broken) {
    const row = (broken.row ?? 0) - dropped;
    return { problem: 'parse', message: broken.message, ...(row >= 1 ? { row } : {}) };
  }
  const [header = [], ...lines] = data.slice(dropped);
  return { header: header.map(columnName), lines, delimiter, droppedWarning: dropped === 1 };
}

/** The lines of a file that has one cell each, without the quotes around them; empty lines are none. */
export function readLines(bytes: Uint8Array): string[] | CsvProblem {
  const text = textOf(bytes);
  if (text === null || text.includes('\u0000')) return { problem: 'encoding' };
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^"(.*)";?$/, '$1')
        .replace(/;$/, ''),
    )
    .filter((line) => line !== '');
  return lines.length === 0 ? { problem: 'empty' } : lines;
}

/** A column as it is compared: without spaces around it, in lower case. */
const columnName = (cell: string): string => cell.trim().toLowerCase();

/** The first two lines that hold something. */
const headOf = (text: string, delimiter: string): string[][] =>
  papaparse.parse<string[]>(text.slice(0, 20_000), { delimiter, skipEmptyLines: 'greedy', preview: 2 }).data;

/** Whether bytes are text: UTF-8, or UTF-16 with its mark, without NUL. */
export function isReadableText(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  return text !== null && !text.includes('\u0000');
}

function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
