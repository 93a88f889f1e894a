// Which line of a file or of copied cells names its columns: titles may stand above it, and recipients may come without it.
import { isEmail } from '../contacts/emailAddress.ts';
import type { FileWarning } from './textFile.ts';

/** A line with content, and the number that a spreadsheet shows for it. */
export interface NumberedLine {
  cells: string[];
  line: number;
}

/** Maximum lines above the names of the columns. */
export const MAX_TITLE_LINES = 10;

/** Maximum characters of a line that a note quotes. */
const MAX_QUOTE = 80;

/** Minimum known names in a header: one word of a title could be a name by chance. */
const MIN_NAMES = 2;

const filled = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

const DATES = /\d{1,4}([./-])\d{1,2}\1\d{1,4}|\d{1,2}:\d{2}(?::\d{2})?/g;

/** True if a text holds something like an e-mail address or a phone number. Dates do not count. */
const holdsAddress = (text: string): boolean =>
  isEmail(text) ||
  /\S@\S/.test(text) ||
  (text.replaceAll(DATES, 'x').match(/\d(?:[\s().-]{0,2}\d){5,}/g) ?? []).length > 0;

/** True if a cell looks like an amount or a SKU. */
const isAmountOrSku = (cell: string): boolean =>
  (/\d/.test(cell) && /^[\p{Sc}\d\s.,'’+-]*(?:[A-Z]{3}|\p{Sc})?$/u.test(cell)) ||
  (/\d/.test(cell) && /^\w+(?:[-_‐-―]\w+)+$/.test(cell)) ||
  /^(?:[A-Z]{3}|\p{Sc})\s?\d[\d\s.,]*$/u.test(cell);

/** True if a cell holds what a row holds, not the name of a column: an address, a number, an amount or a SKU. */
export const looksLikeData = (cell: string): boolean => holdsAddress(cell) || isAmountOrSku(cell);

/** The number of known columns that a line names; 0 for a line with an address. */
export function namesIn(cells: readonly string[], isColumn: (name: string) => boolean): number {
  const names = filled(cells);
  return names.some(holdsAddress) ? 0 : names.filter((name) => isColumn(name.toLowerCase())).length;
}

/**
 * Counts the lines above the one that names the columns: titles, or our warning (SEND-11). Returns 0 if one of them holds an address, a phone number, an
 * amount or a SKU, because it may be a recipient.
 */
export function linesAbove(lines: readonly NumberedLine[], isColumn: (name: string) => boolean): number {
  const first = lines.slice(0, MAX_TITLE_LINES + 1);
  const header = first.findIndex(({ cells }) => namesIn(cells, isColumn) >= MIN_NAMES);
  const above = first.slice(0, Math.max(0, header)).flatMap(({ cells }) => filled(cells));
  return above.some(looksLikeData) ? 0 : Math.max(0, header);
}

/** The titles above the names of the columns, as a note quotes them, and the lines from those names on. */
export function belowTitles<Line extends NumberedLine>(
  lines: readonly Line[],
  isColumn: (name: string) => boolean,
): { titles: string[]; lines: Line[] } {
  const above = linesAbove(lines, isColumn);
  return { titles: lines.slice(0, above).map(quoted), lines: lines.slice(above) };
}

/** A line as a note quotes it. */
function quoted({ cells }: NumberedLine): string {
  const text = filled(cells).join(' · ');
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

/** The warning about titles that are left out; none without them. */
export const titleWarnings = (titles: readonly string[]): FileWarning[] =>
  titles.length > 0 ? [{ rule: 'first_line_dropped', limit: titles.join(' / '), count: titles.length }] : [];
