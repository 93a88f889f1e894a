// Rows of a file of recipients that a dispatch refused. They are kept with it, and each has a name by which it is sent again.
import { REFUSED_ROW_COLUMN } from './recipientColumns.ts';

/** Days after which refused rows that nobody sent again are deleted. */
export const REFUSED_ROW_DAYS = 30;

/** A refused row: its dispatch, and its row number there. */
export interface RefusedRowId {
  dispatchId: string;
  line: number;
}

const NAME = /^(\d{1,18})#(\d{1,6})$/;

/** The name of a refused row, `12#7`. No spreadsheet takes it for a number, a date or a formula. */
export const refusedRowName = ({ dispatchId, line }: RefusedRowId): string => `${dispatchId}#${line}`;

/** The refused row of a name; null where the text is none. */
export function readRefusedRowName(text: string): RefusedRowId | null {
  const [, dispatchId, line] = NAME.exec(text.trim()) ?? [];
  return dispatchId === undefined ? null : { dispatchId, line: Number(line) };
}

/** The name in each line of a file; null for a line without one. */
export function refusedRowCells(
  header: readonly string[],
  lines: readonly (readonly string[])[],
): (string | null)[] {
  const at = header.indexOf(REFUSED_ROW_COLUMN);
  return lines.map((cells) => (at === -1 ? '' : (cells[at] ?? '')).trim() || null);
}
