// The lines of a file of cells, parsed in slices.
import papaparse from 'papaparse';
import { MAX_FAULTY_LINES, quotesAsText } from './faultyQuotes.ts';
import { MAX_TITLE_LINES } from './headerLine.ts';
import type { ParseFault } from './textFile.ts';

/** Characters that are parsed at once: some milliseconds of CPU, even if each of them is a cell or a line. */
const SLICE_CHARACTERS = 32_768;

/** Characters in which the names of the columns are looked for. */
const HEAD_CHARACTERS = 10_000;

/** Maximum characters of one line, with the lines inside its quotes. */
const MAX_LINE_CHARACTERS = 131_072;

/** The parser's name for each fault. */
export const FAULTS: Record<string, ParseFault> = {
  MissingQuotes: 'quote_open',
  InvalidQuotes: 'quote_text',
};

interface SliceError {
  code: string;
  row?: number;
  /** Where the cell begins in the slice. */
  index?: number;
}

interface Slice {
  data: string[][];
  errors: SliceError[];
  /** Cells with faulty quotes, by the row of the slice. */
  faulty: { row: number; at: number }[];
}

/**
 * The lines of a text, in slices. The last line of a slice may be cut, so the next slice begins with it. With `widthBehind`, which counts the columns, the
 * quotes of a faulty cell are read as text where its line is certain.
 */
export function* parseSlices(
  file: string,
  delimiter: string,
  widthBehind: ((data: readonly string[][]) => number) | null,
): Generator<Slice> {
  const newline = headOf(file, delimiter).meta.linebreak;
  const parse = (part: string, isCut: boolean) =>
    new papaparse.Parser({ delimiter, newline: newline as '\n' }).parse(part, 0, isCut) as Omit<
      Slice,
      'faulty'
    > & {
      meta: { cursor: number };
    };
  let text = file;
  let start = 0;
  let faulty: Slice['faulty'] = [];
  let mendedLines = 0;
  /** Rewrites the line of a faulty quote; false where that is not certain. */
  function mend({ code, row = 0, index = 0 }: SliceError, data: readonly string[][]): boolean {
    if (widthBehind === null || code !== 'InvalidQuotes' || mendedLines >= MAX_FAULTY_LINES) return false;
    const begin = Math.max(start, text.lastIndexOf(newline, start + index - 1) + newline.length);
    const next = text.indexOf(newline, begin);
    const end = next < 0 ? text.length : next;
    // The line must begin a row: within quotes that go over several lines it does not.
    const before = parse(text.slice(start, begin), true);
    if (before.errors.length > 0 || before.data.length !== row) return false;
    const width = widthBehind(data.slice(0, row));
    const mended = quotesAsText(text.slice(begin, end), { delimiter, width });
    if (!mended) return false;
    text = text.slice(0, begin) + mended.line + text.slice(end);
    faulty.push(...mended.places.map((at) => ({ row, at })));
    mendedLines += 1;
    return true;
  }
  for (let length = SLICE_CHARACTERS; start < text.length; ) {
    const isLast = start + length >= text.length;
    const slice = parse(text.slice(start, start + length), !isLast);
    const { cursor } = slice.meta;
    const [error] = slice.errors.filter(({ code }) => code in FAULTS);
    if (error && mend(error, slice.data)) {
      yield { data: [], errors: [], faulty: [] };
    } else if (isLast || cursor > 0) {
      // An error in a line that the slice cuts may come from the cut alone: the next slice holds the whole line.
      const errors = slice.errors.filter(({ row = 0 }) => isLast || row < slice.data.length);
      yield { data: slice.data, errors, faulty: faulty.filter(({ row }) => row < slice.data.length) };
      if (isLast) return;
      start += cursor;
      faulty = faulty.flatMap(({ row, at }) =>
        row < slice.data.length ? [] : [{ row: row - slice.data.length, at }],
      );
      length = SLICE_CHARACTERS;
    } else if (length < MAX_LINE_CHARACTERS) {
      yield { data: [], errors: [], faulty: [] };
      length *= 2;
    } else {
      yield { data: [], errors: [error ?? { code: 'line_too_long' }], faulty: [] };
      return;
    }
  }
}

/** The first lines that hold something. */
export const headOf = (text: string, delimiter: string) =>
  papaparse.parse<string[]>(text.slice(0, HEAD_CHARACTERS), {
    delimiter,
    skipEmptyLines: 'greedy',
    preview: MAX_TITLE_LINES + 1,
  });
