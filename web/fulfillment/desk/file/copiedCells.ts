import papaparse from 'papaparse';
import type { RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
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
  /** Columns of the same name as one that is read, by their places. */
  doubled: { column: RecipientColumn; at: number }[];
}

const DELIMITERS = ['\t', ';', ',', '|'];

/**
 * Parses cells as spreadsheets copy them: separated by tabs, quoted if they contain several lines. A first line with column names determines the
 * columns, and may be separated as in a file; without one, the cells belong to `columns`.
 */
export function copiedCells(text: string, columns: readonly RecipientColumn[]): CopiedCells {
  const plain = text.replace(/[\r\n]+$/, '');
  const delimiter = DELIMITERS.find((one) => isHeader(rowsOf(firstLine(plain), one)[0] ?? []));
  if (delimiter === undefined)
    return { header: [...columns], lines: rowsOf(plain, '\t'), unread: [], hasNames: false, doubled: [] };
  const [names = [], ...lines] = rowsOf(plain, delimiter);
  const hasContent = (at: number) => lines.some((cells) => cells[at]?.trim());
  const planned = plannedColumns(names, hasContent);
  const header = oncePerField(planned, hasContent);
  const doubled = planned.flatMap((column, at) => (column && header[at] === null ? [{ column, at }] : []));
  const unread = names.flatMap((name, at) =>
    planned[at] === null && hasContent(at) ? [name.trim() || `(${at + 1})`] : [],
  );
  return { header, lines, unread, hasNames: true, doubled };
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

/**
 * Lines and their cells. A spreadsheet copies cells with tabs between them, puts quotes around a cell of several lines, and copies every other quote as
 * it is. Where the quotes of a text do not fit together, or would join cells, each cell is read by itself.
 */
function rowsOf(text: string, delimiter: string): string[][] {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter });
  const isJoined = delimiter === '\t' && data.flat().some((cell) => cell.includes('\t'));
  if (!isJoined && !errors.some(({ type }) => type === 'Quotes')) return data;
  return cellByCell(text, delimiter);
}

const QUOTED = /"((?:[^"]|"")*)"/y;

const isEnd = (sign: string | undefined, delimiter: string): boolean =>
  sign === undefined || sign === delimiter || sign === '\r' || sign === '\n';

/**
 * A cell that begins with a quote, and ends with one before a separator or the end of its line, is in quotes; those within it are doubled, and it
 * holds no separator. Every other quote is text.
 */
function cellByCell(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; ; ) {
    QUOTED.lastIndex = at;
    const [whole = '', content = ''] = QUOTED.exec(text) ?? [];
    const isQuoted =
      whole !== '' && !content.includes(delimiter) && isEnd(text[at + whole.length], delimiter);
    let end = at + (isQuoted ? whole.length : 0);
    while (!isEnd(text[end], delimiter)) end += 1;
    rows.at(-1)?.push(isQuoted ? content.replaceAll('""', '"') : text.slice(at, end));
    if (end >= text.length) return rows;
    if (text[end] !== delimiter) rows.push([]);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

/** A line of names: at least two are known, or the only one. */
function isHeader(names: readonly string[]): boolean {
  const knownCount = names.filter((name) => columnNamed(name) !== null).length;
  return knownCount > 0 && knownCount >= Math.min(2, names.length);
}
