// Reads files of cells: by people's spreadsheets, in whatever encoding and with whatever separator they write.
import papaparse from 'papaparse';
import type { Slices } from './slices.ts';
import { type CsvProblem, decodedText, MAX_FILE_LINES } from './textFile.ts';

/** A file as it was read; `delimiter` is what its cells are separated by. */
export interface CsvFile {
  header: string[];
  lines: string[][];
  delimiter: string;
  /** Whether a first line was dropped that held no column. */
  droppedWarning: boolean;
}

interface CsvReading {
  /** Names of columns, in lower case. */
  known: readonly string[];
  /** Reading stops after one line more than this. */
  maxLines: number;
}

const DELIMITERS = [';', ',', '\t'];

/** Characters that are parsed at once: some milliseconds of CPU, even if each of them is a cell or a line. */
const SLICE_CHARACTERS = 32_768;

/** Characters in which the first two lines end. */
const HEAD_CHARACTERS = 5_000;

/** Most characters of one line, with the lines inside its quotes. */
const MAX_LINE_CHARACTERS = 131_072;

/**
 * Reads a file of cells in slices; the caller may pause at each `yield`. UTF-8 or UTF-16, separated by semicolons, else by commas or tabs. A first
 * line without any known column is dropped where the second has one (SEND-11). The first error of the parser ends it (SEND-37). Empty lines are none.
 */
export function* readCsvSlices(
  bytes: Uint8Array,
  { known, maxLines }: CsvReading,
): Slices<CsvFile | CsvProblem> {
  const text = decodedText(bytes)?.replace(/^\ufeff/, '') ?? null;
  if (text === null) return { problem: 'encoding' };
  if (text.trim() === '') return { problem: 'empty' };
  const knownColumns = new Set(known);
  const isHeader = (cells: readonly string[] | undefined) =>
    cells?.some((cell) => knownColumns.has(columnName(cell))) ?? false;
  let delimiter = ';';
  for (const one of DELIMITERS) {
    yield;
    if (!headOf(text, one).data.some(isHeader)) continue;
    delimiter = one;
    break;
  }
  const parsed: string[][] = [];
  const dropped = () => (!isHeader(parsed[0]) && isHeader(parsed[1]) ? 1 : 0);
  let lineCount = 0;
  for (const { data, errors } of parseSlices(text, delimiter)) {
    parsed.push(...data.filter((cells) => cells.join('').trim() !== ''));
    const [broken] = errors.filter(({ type }) => type !== 'Delimiter');
    if (broken) {
      const row = lineCount + (broken.row ?? 0) - dropped();
      return { problem: 'parse', message: broken.message, ...(row >= 1 ? { row } : {}) };
    }
    lineCount += data.length;
    if (parsed.length > maxLines + 2) break;
    if (lineCount > MAX_FILE_LINES) return { problem: 'too_many_lines' };
    yield;
  }
  const [header = [], ...lines] = parsed.slice(dropped());
  return {
    header: header.map(columnName),
    lines: lines.slice(0, maxLines + 1),
    delimiter,
    droppedWarning: dropped() === 1,
  };
}

interface Slice {
  data: string[][];
  errors: { type: string; message: string; row?: number }[];
}

/** What was read otherwise than it stands in the file. */
export const fileWarnings = ({ delimiter, droppedWarning }: CsvFile): string[] => [
  ...(delimiter === ';' ? [] : ['other_delimiter']),
  ...(droppedWarning ? ['first_line_dropped'] : []),
];

/** The lines of a text, in slices. The last line of a slice may be cut, so the next slice begins with it. */
function* parseSlices(text: string, delimiter: string): Generator<Slice> {
  const { linebreak } = headOf(text, delimiter).meta;
  let start = 0;
  for (let length = SLICE_CHARACTERS; start < text.length; ) {
    const isLast = start + length >= text.length;
    const parser = new papaparse.Parser({ delimiter, newline: linebreak as '\n' });
    const slice = parser.parse(text.slice(start, start + length), 0, !isLast);
    const { cursor } = slice.meta as { cursor: number };
    if (isLast || cursor > 0) {
      yield slice as Slice;
      if (isLast) return;
      start += cursor;
      length = SLICE_CHARACTERS;
    } else if (length < MAX_LINE_CHARACTERS) {
      yield { data: [], errors: [] };
      length *= 2;
    } else {
      yield {
        data: [],
        errors: [{ type: 'Quotes', message: 'The line has no end: a quote may be missing' }],
      };
      return;
    }
  }
}

/** A column as it is compared: without spaces around it, in lower case. */
const columnName = (cell: string): string => cell.trim().toLowerCase();

/** The first two lines that hold something. */
const headOf = (text: string, delimiter: string) =>
  papaparse.parse<string[]>(text.slice(0, HEAD_CHARACTERS), {
    delimiter,
    skipEmptyLines: 'greedy',
    preview: 2,
  });
