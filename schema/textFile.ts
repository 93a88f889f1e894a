// Reads files of text, without a parser of cells: a screen that needs only lines does not load one.

/** Why a file cannot be read; `row` counts rows of data from 1. */
/** Most lines of a file, empty ones included: reading more costs more than any list of ours holds. */
export const MAX_FILE_LINES = 200_000;

export interface CsvProblem {
  problem: 'encoding' | 'empty' | 'parse' | 'too_many_lines';
  message?: string;
  row?: number;
}

/** The lines of a file that has one cell each, without the quotes around them; empty lines are none. */
export function readLines(bytes: Uint8Array): string[] | CsvProblem {
  const text = decodedText(bytes);
  if (text === null) return { problem: 'encoding' };
  const physical = text.split(/\r\n|\r|\n/, MAX_FILE_LINES + 1);
  if (physical.length > MAX_FILE_LINES) return { problem: 'too_many_lines' };
  const lines = physical
    .map((line) =>
      line
        .trim()
        .replace(/^"(.*)";?$/, '$1')
        .replace(/;$/, ''),
    )
    .filter((line) => line !== '');
  return lines.length === 0 ? { problem: 'empty' } : lines;
}

/** Whether bytes are text: UTF-8, or UTF-16 with its mark, without NUL. */
export const isReadableText = (bytes: Uint8Array): boolean => decodedText(bytes) !== null;

/** The text of a file in UTF-8, or in UTF-16 with its byte order mark; null for anything else. */
export function decodedText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}
