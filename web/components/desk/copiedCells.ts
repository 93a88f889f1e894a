import papaparse from 'papaparse';
import type { RecipientColumn } from '../../../schema/rules/recipientColumns.ts';
import { columnNamed, plannedColumns } from './columnNames.ts';

/** Cells copied from a spreadsheet. */
interface CopiedCells {
  /** Target columns of the cells of a line; null for a column that is not read. */
  header: (RecipientColumn | null)[];
  lines: string[][];
  /** Names of the columns with content that are not read. */
  unread: string[];
}

const DELIMITERS = ['\t', ';', ','];

/**
 * Parses cells as spreadsheets copy them: separated by tabs, quoted if they contain several lines. A first line with column names determines the
 * columns, and may be separated as in a file; without one, the cells belong to `columns`.
 */
export function copiedCells(text: string, columns: readonly RecipientColumn[]): CopiedCells {
  const plain = text.replace(/[\r\n]+$/, '');
  const delimiter = DELIMITERS.find((one) => isHeader(rowsOf(firstLine(plain), one)[0] ?? []));
  if (delimiter === undefined) return { header: [...columns], lines: rowsOf(plain, '\t'), unread: [] };
  const [names = [], ...lines] = rowsOf(plain, delimiter);
  const header = plannedColumns(names);
  const unread = names.flatMap((name, at) =>
    header[at] === null && lines.some((cells) => cells[at]?.trim()) ? [name.trim() || `(${at + 1})`] : [],
  );
  return { header, lines, unread };
}

const firstLine = (text: string): string => text.split(/\r\n|\r|\n/, 1)[0] ?? '';

const rowsOf = (text: string, delimiter: string): string[][] =>
  papaparse.parse<string[]>(text, { delimiter }).data;

/** A line of names: at least two are known, or the only one. */
function isHeader(names: readonly string[]): boolean {
  const known = names.filter((name) => columnNamed(name) !== null).length;
  return known > 0 && known >= Math.min(2, names.length);
}
