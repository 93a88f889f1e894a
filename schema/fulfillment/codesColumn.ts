// Which column of a file holds codes, and which line names it.
import { columnFinder } from '../foundation/csv/columnName.ts';
import type { CsvFile } from '../foundation/csv/csvFile.ts';
import { looksLikeData, MAX_TITLE_LINES } from '../foundation/csv/headerLine.ts';

/** The kind of the lines: printed codes, which the platform keeps as hashes alone, or order IDs. */
export type CodesKind = 'code' | 'order_id';

/** The column of codes by its name. Capitals, accents, spaces and punctuation do not count. */
export const kindNamed = columnFinder<CodesKind>({
  code: [
    ...['codes', 'coupon', 'coupons', 'coupon code', 'coupon codes', 'voucher', 'vouchers', 'voucher code'],
    ...['voucher codes', 'gift code', 'gift codes', 'gift card code', 'gift card codes', 'promo code'],
    ...['promo codes', 'printed code', 'printed codes', 'reward code', 'reward codes', 'code cadeau'],
    ...['codes cadeau', 'codes cadeaux', 'code carte cadeau', 'codes cartes cadeaux', 'code promo'],
    ...['codes promo', 'code imprimé', 'codes imprimés', 'bon', 'bons', "bon d'achat", "bons d'achat"],
    ...['code de réduction', 'codes de réduction', 'chèque cadeau', 'chèques cadeaux'],
  ],
  order_id: [
    ...['order ids', 'order', 'orders', 'order number', 'order numbers', 'order no', 'commande', 'commandes'],
    ...['numéro de commande', 'numéros de commande', 'n° de commande', 'id de commande', 'ids de commande'],
  ],
});

/** Maximum characters of cells that a refusal quotes. */
export const MAX_QUOTE = 200;

export interface Row {
  cells: readonly string[];
  line: number;
}

/** The lines of a file as they are understood; `width` counts the columns that hold something. */
export interface Sheet {
  titles: string[];
  header: readonly string[] | null;
  rows: readonly Row[];
  width: number;
}

export const textOf = (cells: readonly string[], at: number): string => (cells[at] ?? '').trim();
export const filled = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter(Boolean);

/** A line that names the column of codes, and holds no data beside it. */
const isHeader = ({ cells }: Row): boolean =>
  cells.some((cell) => kindNamed(cell) !== null) && !filled(cells).some(looksLikeData);

/** A single word as codes are: with a digit, or without a small letter. */
const mayBeCode = (cells: readonly string[]): boolean => {
  const [word = '', ...more] = filled(cells);
  return more.length === 0 && !/\s/.test(word) && (/\d/.test(word) || !/\p{Ll}/u.test(word));
};

/** The lines of a file below its titles. Where a line above the names may be a code, no line is taken for names. */
export function sheetOf(file: CsvFile): Sheet {
  const all: Row[] = [file.headerCells, ...file.lines].map((cells, at) => ({
    cells,
    line: (at === 0 ? file.headerLine : file.lineNumbers[at - 1]) ?? 0,
  }));
  const headerAt = all.slice(0, MAX_TITLE_LINES + 1).findIndex(isHeader);
  const above = all.slice(0, Math.max(0, headerAt));
  const areTitles = !above.some(({ cells }) => mayBeCode(cells) || cells.some(looksLikeData));
  const header = headerAt >= 0 && areTitles ? (all[headerAt]?.cells ?? null) : null;
  const titles = [...file.titles, ...(header ? above.map(({ cells }) => filled(cells).join(' · ')) : [])];
  const rows = header ? all.slice(headerAt + 1) : all;
  const columns = new Set<number>();
  for (const { cells } of header ? [{ cells: header }, ...rows] : rows)
    for (const [at, cell] of cells.entries()) if (cell.trim() !== '') columns.add(at);
  return { titles, header, rows, width: columns.size };
}

export interface CodesColumn {
  kind: CodesKind;
  at: number;
}

/** Why no column can be taken; `limit` quotes the columns. */
interface ColumnFault {
  rule: 'codes_column_missing' | 'codes_column_doubled';
  limit: string;
}

/** The column of codes; a fault where it is not certain. */
export function columnOf({ header, rows, width }: Sheet): CodesColumn | ColumnFault {
  const first = header ?? rows[0]?.cells ?? [];
  const named = (header ?? []).flatMap((cell, at) => {
    const kind = kindNamed(cell);
    return kind === null ? [] : [{ kind, at }];
  });
  const codes = named.filter(({ kind }) => kind === 'code');
  const [column, ...others] = codes.length > 0 ? codes : named;
  const quote = (places: readonly number[]) =>
    places
      .map((at) => textOf(first, at) || `(${at + 1})`)
      .join(', ')
      .slice(0, MAX_QUOTE);
  if (column && others.length === 0) return column;
  if (column) {
    const doubled = [column, ...others].map(({ at }) => at);
    return { rule: 'codes_column_doubled', limit: quote(doubled) };
  }
  if (width === 1) return { kind: 'order_id', at: first.findIndex((cell) => cell.trim() !== '') };
  return { rule: 'codes_column_missing', limit: quote([...first.keys()]) };
}

/** The columns that hold something and are not read; one without a name is called by its place. */
export function unusedColumns({ header, rows }: Sheet, column: number): string[] {
  return (header ?? []).flatMap((name, at) => {
    const isUsed =
      at === column || (name.trim() === '' && !rows.some(({ cells }) => textOf(cells, at) !== ''));
    return isUsed ? [] : [name.trim() || `(${at + 1})`];
  });
}
