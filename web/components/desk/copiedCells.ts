import papaparse from 'papaparse';
import { RECIPIENT_COLUMNS, type RecipientColumn } from '../../../schema/rules/recipientFile.ts';

/** Cells copied from a spreadsheet. */
interface CopiedCells {
  /** Target columns of the cells of a line; undefined for an unknown column. */
  header: (RecipientColumn | undefined)[];
  lines: string[][];
  /** Named columns that are ignored. */
  unread: string[];
}

/** Normalizes a column header to letters only: "First name" and "first_name" are the same. */
const folded = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const BY_NAME = new Map<string, RecipientColumn>(RECIPIENT_COLUMNS.map((column) => [folded(column), column]));

/**
 * Parses cells as spreadsheets copy them: separated by tabs, quoted if they contain several lines. A first line with column names determines
 * the columns; without one, the cells belong to `columns`.
 */
export function copiedCells(text: string, columns: readonly RecipientColumn[]): CopiedCells {
  const { data } = papaparse.parse<string[]>(text.replace(/[\r\n]+$/, ''), { delimiter: '\t' });
  const names = data[0] ?? [];
  const header = names.map((name) => BY_NAME.get(folded(name)));
  const known = header.filter((column) => column !== undefined).length;
  if (known === 0 || known < Math.min(2, names.length))
    return { header: [...columns], lines: data, unread: [] };
  const unread = names.filter((name, place) => header[place] === undefined && name.trim() !== '');
  return { header, lines: data.slice(1), unread };
}
