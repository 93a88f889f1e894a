import papaparse from 'papaparse';
import { RECIPIENT_COLUMNS, type RecipientColumn } from '../../../schema/rules/recipientFile.ts';

/** Cells that were copied from a spreadsheet. */
interface CopiedCells {
  /** Where the cells of a line belong; undefined for a column that recipients have not. */
  header: (RecipientColumn | undefined)[];
  lines: string[][];
  /** Columns that are named and not read. */
  unread: string[];
}

/** What people write above a column, as one word of letters: "First name" and "first_name" are the same. */
const folded = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const BY_NAME = new Map<string, RecipientColumn>(RECIPIENT_COLUMNS.map((column) => [folded(column), column]));

/**
 * Cells as spreadsheets copy them: separated by tabs, in quotes where they hold more than one line. A first line that names columns says where
 * they belong; without one they belong to `columns`.
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
