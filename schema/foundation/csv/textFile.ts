// The text of a file in its encoding, and why it cannot be read.

/** Maximum lines of a file, empty ones included: reading more costs more than any list of ours holds. */
export const MAX_FILE_LINES = 200_000;

/** A fault in the quotes of a line: one is open, text follows one, or the line has no end. */
export type ParseFault = 'quote_open' | 'quote_text' | 'line_too_long';

/** Why a file cannot be read. */
export interface CsvProblem {
  problem: 'encoding' | 'empty' | 'parse' | 'too_many_lines' | 'spreadsheet' | 'spreadsheet_too_large';
  /** The first error of the parser (SEND-37). */
  fault?: ParseFault;
  /** Row of data, from 1; undefined for the header. */
  row?: number;
  /** The line that a spreadsheet shows for it, from 1, header and empty lines included. */
  line?: number;
}

/** Something that was read otherwise than it stands in the file; `limit` names it. */
export interface FileWarning {
  rule: string;
  limit: string | null;
  /** How many things it names, where the sentence depends on that. */
  count?: number;
}

/** The warning about an encoding that was guessed, with words to compare; none for the others. */
export const encodingWarnings = (
  encoding: TextEncoding,
  lines: readonly (readonly string[])[],
): FileWarning[] =>
  encoding === 'windows-1252' ? [{ rule: 'encoding_windows_1252', limit: samplesOf(lines) }] : [];

const SAMPLES = 5;

/** The first words with letters whose bytes depend on the encoding, for people to compare. */
function samplesOf(lines: readonly (readonly string[])[]): string {
  const words = new Set<string>();
  for (const cell of lines.flat()) {
    for (const [word] of cell.matchAll(/\S*[\u0080-\uffff]\S*/g)) words.add(word);
    if (words.size >= SAMPLES) break;
  }
  return [...words].slice(0, SAMPLES).join(', ');
}

/** True if bytes are text that `decodedFile` reads. */
export const isReadableText = (bytes: Uint8Array): boolean => decodedFile(bytes) !== null;

/** `xlsx`: a spreadsheet, whose cells are numbers and texts without an encoding. */
export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252' | 'xlsx';

/** Characters that no text contains. In Windows-1252 the last five are not assigned: a file that has them is of another encoding. */
const NO_TEXT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  /[\u0000-\u0008\u000e-\u001f\u007f\u0081\u008d\u008f\u0090\u009d]/;

/**
 * The text of a file, and the encoding that was taken: UTF-8, UTF-16 with or without a byte order mark, or else Windows-1252, which Excel writes by default.
 * The caller tells people about a guess. Null for bytes that are no text.
 */
export function decodedFile(bytes: Uint8Array): { text: string; encoding: TextEncoding } | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = decoded(bytes, wide ?? 'utf-8');
  if (text !== null && !text.includes('\u0000')) return { text, encoding: wide ? 'utf-16' : 'utf-8' };
  if (wide) return null;
  const unmarked = unmarkedText(bytes);
  if (unmarked !== null) return { text: unmarked, encoding: 'utf-16' };
  const western = decoded(bytes, 'windows-1252');
  return western === null || NO_TEXT.test(western) ? null : { text: western, encoding: 'windows-1252' };
}

/** Text in UTF-16 without a byte order mark. It is no guess: every second byte of separators, digits and Latin letters is 0, and text in another encoding has none. */
function unmarkedText(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  if (Math.max(high, low) < bytes.length / 8 || Math.min(high, low) > Math.max(high, low) / 10) return null;
  const text = decoded(bytes, low > high ? 'utf-16le' : 'utf-16be');
  // A mark within the text would be of other bytes.
  return text === null || NO_TEXT.test(text) || /[\ufeff\ufffe\uffff]/.test(text) ? null : text;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
