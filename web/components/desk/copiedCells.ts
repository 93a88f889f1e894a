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
  /** True if the first line names the columns. */
  hasNames: boolean;
}

const DELIMITERS = ['\t', ';', ','];

/**
 * Parses cells as spreadsheets copy them: separated by tabs, quoted if they contain several lines. A first line with column names determines the
 * columns, and may be separated as in a file; without one, the cells belong to `columns`.
 */
export function copiedCells(text: string, columns: readonly RecipientColumn[]): CopiedCells {
  const plain = text.replace(/[\r\n]+$/, '');
  const delimiter = DELIMITERS.find((one) => isHeader(rowsOf(firstLine(plain), one)[0] ?? []));
  if (delimiter === undefined)
    return { header: [...columns], lines: rowsOf(plain, '\t'), unread: [], hasNames: false };
  const [names = [], ...lines] = rowsOf(plain, delimiter);
  const hasContent = (at: number) => lines.some((cells) => cells[at]?.trim());
  const header = oncePerField(plannedColumns(names, hasContent), hasContent);
  const unread = names.flatMap((name, at) =>
    header[at] === null && hasContent(at) ? [name.trim() || `(${at + 1})`] : [],
  );
  return { header, lines, unread, hasNames: true };
}

/** Reads the first filled column of several for one field, so that no column overwrites another. */
function oncePerField(
  planned: readonly (RecipientColumn | null)[],
  hasContent: (at: number) => boolean,
): (RecipientColumn | null)[] {
  return planned.map((column, at) => {
    const places = planned.flatMap((one, place) => (one === column ? [place] : []));
    return (places.find(hasContent) ?? places[0]) === at ? column : null;
  });
}

const firstLine = (text: string): string => text.split(/\r\n|\r|\n/, 1)[0] ?? '';

/** A character that no text contains. */
const NO_QUOTE = '\u0000';

/**
 * Lines and their cells. A spreadsheet copies cells with tabs between them, puts quotes around a cell of several lines, and copies every other quote as
 * it is. Quotes that do not fit together, or that would join cells of several lines, are text.
 */
function rowsOf(text: string, delimiter: string): string[][] {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter });
  const isJoined = delimiter === '\t' && data.flat().some((cell) => /\t/.test(cell) && /[\r\n]/.test(cell));
  if (!isJoined && !errors.some(({ type }) => type === 'Quotes')) return data;
  return papaparse.parse<string[]>(text, { delimiter, quoteChar: NO_QUOTE }).data;
}

/** A line of names: at least two are known, or the only one. */
function isHeader(names: readonly string[]): boolean {
  const knownCount = names.filter((name) => columnNamed(name) !== null).length;
  return knownCount > 0 && knownCount >= Math.min(2, names.length);
}
