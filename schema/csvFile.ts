// Reads files of cells: by people's spreadsheets, in whatever encoding and with whatever separator they write.
import papaparse from 'papaparse';
import { type CsvProblem, decodedText } from './textFile.ts';

/** A file as it was read; `delimiter` is what its cells are separated by. */
export interface CsvFile {
  header: string[];
  lines: string[][];
  delimiter: string;
  /** Whether a first line was dropped that held no column. */
  droppedWarning: boolean;
}

const DELIMITERS = [';', ',', '\t'];

/**
 * Reads a file of cells: UTF-8 or UTF-16, separated by semicolons, else by commas or tabs. A first line without any known column is dropped where
 * the second has one (SEND-11). The first error of the parser ends it (SEND-37). Empty lines are none.
 */
export function readCsv(bytes: Uint8Array, { known }: { known: readonly string[] }): CsvFile | CsvProblem {
  const text = decodedText(bytes);
  if (text === null) return { problem: 'encoding' };
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

/** A column as it is compared: without spaces around it, in lower case. */
const columnName = (cell: string): string => cell.trim().toLowerCase();

/** The first two lines that hold something. */
const headOf = (text: string, delimiter: string): string[][] =>
  papaparse.parse<string[]>(text.slice(0, 20_000), { delimiter, skipEmptyLines: 'greedy', preview: 2 }).data;
