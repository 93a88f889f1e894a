// Reads files of cells: by people's spreadsheets, in whatever encoding and with whatever separator they write.
import type { Slices } from '../process/slices.ts';
import { FAULTS, headOf, parseSlices } from './csvSlices.ts';
import type { FaultyCell } from './faultyQuotes.ts';
import { withoutGuard } from './formulaGuard.ts';
import {
  belowTitles,
  linesAbove,
  MAX_TITLE_LINES,
  type NumberedLine,
  namesIn,
  titleWarnings,
} from './headerLine.ts';
import {
  type CsvProblem,
  decodedFile,
  encodingWarnings,
  type FileWarning,
  MAX_FILE_LINES,
  type TextEncoding,
} from './textFile.ts';

/** A file as it was read; `delimiter` is what its cells are separated by. */
export interface CsvFile {
  /** Names of the columns, without spaces around them, in lower case. */
  header: string[];
  /** The same names as they stand in the file, and its line. */
  headerCells: string[];
  headerLine: number;
  lines: string[][];
  /** The line that a spreadsheet shows for each of `lines`: empty lines and those above the header count, the separator's own line does not. */
  lineNumbers: number[];
  delimiter: string;
  /** The lines above the names of the columns, which are left out. */
  titles: string[];
  /** True if we wrote it: its guards against formulas are taken off. */
  isOurs: boolean;
  /** Cells whose quotes are faulty, and stand in the text as they are in the file; absent without any. */
  faultyCells?: FaultyCell[];
  encoding: TextEncoding;
}

export interface CsvReading {
  /** True if a column has this name, in lower case. */
  isColumn: (name: string) => boolean;
  /** Reading stops after one line more than this. */
  maxLines: number;
  /** True if a file with these names of columns is one that we wrote: its cells are guarded against formulas. */
  isOurs?: (names: readonly string[], lines: readonly (readonly string[])[]) => boolean;
  /** Maximum lines of the file, empty ones included; `MAX_FILE_LINES` by default. */
  maxFileLines?: number;
  /** True if a cell with faulty quotes is wrong by itself. By default it ends the reading. */
  keepsFaultyCells?: boolean;
}

const DELIMITERS = [';', ',', '\t', '|'];

/** The line by which spreadsheets are told the separator; they do not show it. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/i;

/**
 * Reads a file of cells in slices; the caller may pause at each `yield`. UTF-8, UTF-16 or Windows-1252, separated by what separates the most names
 * of columns in one of its first lines, or as its line `sep=` says. Lines above the names of the columns are left out and quoted (SEND-11). The first
 * error of the parser ends it (SEND-37). Empty lines are none.
 */
export function* readCsvSlices(bytes: Uint8Array, reading: CsvReading): Slices<CsvFile | CsvProblem> {
  const { isColumn, maxLines, maxFileLines = MAX_FILE_LINES, keepsFaultyCells = false } = reading;
  const file = decodedFile(bytes);
  if (file === null) return { problem: 'encoding' };
  const whole = file.text.replace(/^\ufeff/, '');
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(separatorLine.length);
  if (text.trim() === '') return { problem: 'empty' };
  const delimiter = separator ?? (yield* delimiterOf(text, isColumn));
  const parsed: NumberedLine[] = [];
  const faultyCells: FaultyCell[] = [];
  let lineCount = 0;
  /** The number of columns, as far as the file is read. */
  function widthBehind(data: readonly string[][]): number {
    const lines = [
      ...parsed,
      ...data.filter((cells) => filledCells(cells)).map((cells) => ({ cells, line: 0 })),
    ];
    return lines[linesAbove(lines, isColumn)]?.cells.length ?? 0;
  }
  for (const { data, errors, faulty } of parseSlices(
    text,
    delimiter,
    keepsFaultyCells ? widthBehind : null,
  )) {
    for (const { row, at } of faulty) faultyCells.push({ line: lineCount + row + 1, at });
    for (const [at, cells] of data.entries())
      if (filledCells(cells)) parsed.push({ cells, line: lineCount + at + 1 });
    const [broken] = errors.filter(({ code }) => code in FAULTS || code === 'line_too_long');
    if (broken) {
      const line = lineCount + (broken.row ?? 0) + 1;
      const row = parsed.filter((one) => one.line < line).length - linesAbove(parsed, isColumn);
      const fault = FAULTS[broken.code] ?? 'line_too_long';
      return { problem: 'parse', fault, line, ...(row >= 1 ? { row } : {}) };
    }
    lineCount += data.length;
    if (parsed.length > maxLines + 1 + MAX_TITLE_LINES) break;
    if (lineCount > maxFileLines) return { problem: 'too_many_lines' };
    yield;
  }
  const read = fileOfLines(parsed, reading, { delimiter, encoding: file.encoding });
  return faultyCells.length > 0 ? { ...read, faultyCells } : read;
}

const filledCells = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** A file of lines that hold something, wherever they were read from. */
export function fileOfLines(
  parsed: readonly NumberedLine[],
  { isColumn, maxLines, isOurs }: CsvReading,
  origin: Pick<CsvFile, 'delimiter' | 'encoding'>,
): CsvFile {
  const {
    titles,
    lines: [header, ...rows],
  } = belowTitles(parsed, isColumn);
  const headerCells = header?.cells ?? [];
  const names = headerCells.map((cell) => cell.trim());
  const lines = rows.slice(0, maxLines + 1);
  const cells = lines.map((one) => one.cells);
  const isGuarded = isOurs?.(names, cells) ?? false;
  return {
    header: (isGuarded ? names.map(withoutGuard) : names).map(columnName),
    headerCells: isGuarded ? headerCells.map(withoutGuard) : headerCells,
    headerLine: header?.line ?? 0,
    lines: isGuarded ? cells.map((one) => one.map(withoutGuard)) : cells,
    lineNumbers: lines.map(({ line }) => line),
    ...origin,
    titles,
    isOurs: isGuarded,
  };
}

/** Warnings where the read text differs from the file. */
export const fileWarnings = ({ delimiter, titles, encoding, header, lines }: CsvFile): FileWarning[] => [
  ...(delimiter === ';' ? [] : [{ rule: 'other_delimiter', limit: delimiter }]),
  ...titleWarnings(titles),
  ...encodingWarnings(encoding, [header, ...lines]),
];

/**
 * The separator with which one of the first lines names the most columns; of a file without names, that with which its first line has most cells. Of
 * several that are equal, the first is taken.
 */
function* delimiterOf(text: string, isColumn: CsvReading['isColumn']): Slices<string> {
  let best = { delimiter: ';', names: 0, width: 1 };
  for (const delimiter of DELIMITERS) {
    yield;
    const { data } = headOf(text, delimiter);
    const names = Math.max(0, ...data.map((cells) => namesIn(cells, isColumn)));
    const width = data[0]?.length ?? 0;
    if (names > best.names || (best.names === 0 && width > best.width)) best = { delimiter, names, width };
  }
  return best.delimiter;
}

/** A column as it is compared: without spaces around it, in lower case. */
const columnName = (cell: string): string => cell.trim().toLowerCase();

/** The cells with faulty quotes, by the index of their row. */
export const faultyCellsOf = ({ faultyCells = [], lineNumbers }: CsvFile): { row: number; at: number }[] => {
  const rows = new Map(lineNumbers.map((line, row) => [line, row]));
  return faultyCells.flatMap(({ line, at }) => {
    const row = rows.get(line);
    return row === undefined ? [] : [{ row, at }];
  });
};
