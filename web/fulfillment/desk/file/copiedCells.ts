import papaparse from 'papaparse';
import { belowTitles, type NumberedLine } from '../../../../schema/foundation/csv/headerLine.ts';
import type { RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
import { columnNamed, plannedColumns } from './columnNames.ts';

/** Cells copied from a spreadsheet. */
export interface CopiedCells {
  /** Target columns of the cells of a line; null for a column that is not read. */
  header: (RecipientColumn | null)[];
  lines: string[][];
  /** Columns with content that are not read: their names and places. */
  unread: { name: string; at: number }[];
  /** True if a line names the columns. */
  hasNames: boolean;
  /** The lines above those names. They are left out. */
  titles: string[];
  /** Columns of the same name as one that is read, by their places. */
  doubled: { column: RecipientColumn; at: number }[];
}

const DELIMITERS = ['\t', ';', ',', '|'];

/**
 * Parses cells as spreadsheets copy them: separated by tabs, quoted if they contain several lines. A line with column names determines the columns, and
 * may be separated as in a file, below titles and empty lines as there; without one, the cells belong to `columns`.
 */
export function copiedCells(text: string, columns: readonly RecipientColumn[]): CopiedCells {
  const plain = text.replace(/[\r\n]+$/, '');
  const named = belowNames(plain);
  if (named === null)
    return {
      header: [...columns],
      lines: rowsOf(plain, '\t'),
      unread: [],
      hasNames: false,
      titles: [],
      doubled: [],
    };
  const { titles, names, lines } = named;
  const hasContent = (at: number) => lines.some((cells) => cells[at]?.trim());
  const planned = plannedColumns(names, hasContent);
  const header = oncePerField(planned, hasContent);
  const doubled = planned.flatMap((column, at) => (column && header[at] === null ? [{ column, at }] : []));
  const unread = names.flatMap((name, at) =>
    planned[at] === null && hasContent(at) ? [{ name: name.trim() || `(${at + 1})`, at }] : [],
  );
  return { header, lines, unread, hasNames: true, titles, doubled };
}

/** The first lines, in which the names of the columns are looked for. */
const HEAD = /^(?:[^\r\n]*(?:\r\n|\r|\n|$)){0,40}/;

/** The names of the columns, and the lines above and below them; null where no line names columns. */
function belowNames(text: string): { titles: string[]; names: string[]; lines: string[][] } | null {
  const [head = ''] = HEAD.exec(text) ?? [];
  const isColumn = (name: string) => columnNamed(name) !== null;
  const separated = (part: string, delimiter: string) => {
    const filled = rowsOf(part, delimiter).flatMap((cells, at): NumberedLine[] =>
      cells.some((cell) => cell.trim() !== '') ? [{ cells, line: at + 1 }] : [],
    );
    return belowTitles(filled, isColumn);
  };
  const delimiter = DELIMITERS.find((one) => isHeader(separated(head, one).lines[0]?.cells ?? []));
  if (delimiter === undefined) return null;
  const {
    titles,
    lines: [header, ...rows],
  } = separated(text, delimiter);
  return { titles, names: header?.cells ?? [], lines: rows.map(({ cells }) => cells) };
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
