/** A column of a sheet; `width` in px. */
export interface SheetColumn {
  id: string;
  header: string;
  width: number;
}

/** Note on a cell: an error, or a hint if the cell is only suspicious. `fix` is the likely intended value. */
export interface SheetNote {
  column: string;
  text: string;
  fix: string | null;
  isHint: boolean;
}

/** A row of a sheet, with its number as it is shown before its cells. */
export interface SheetRow {
  number: number;
  cells: readonly string[];
  notes: readonly SheetNote[];
}

/** A cell: its row's place among those that are there, and its column. */
export interface SheetPlace {
  row: number;
  column: number;
}

/** Source of the rows. It loads rows near the window, which arrive a moment later. */
export interface SheetRows {
  count: number;
  at: (place: number) => SheetRow | undefined;
  /** Says which rows are near the window, the last one excluded. */
  onWindow: (from: number, to: number) => void;
}

/** Edits of a sheet by a person. */
export interface SheetEdits {
  onEdit: (place: SheetPlace, text: string) => void;
  /** Copied cells, separated by tabs, from a place on. */
  onPaste: (place: SheetPlace, text: string) => void;
}

/** Returns true if a copied text is several cells or lines. A field of one line would join them into one text. */
export const areCells = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));

/** Height of a row and of the header, and width of the numbers before the rows, in px. */
export const ROW_HEIGHT = 36;
export const NUMBER_WIDTH = 64;

/** Returns the place that a key leads to; null for a key that does not move. `page` is the number of visible rows. */
export function placeAfter(
  key: string,
  { row, column }: SheetPlace,
  { rows, columns, page, isFar }: { rows: number; columns: number; page: number; isFar: boolean },
): SheetPlace | null {
  const last = { row: rows - 1, column: columns - 1 };
  const within = (next: SheetPlace): SheetPlace => ({
    row: Math.max(0, Math.min(next.row, last.row)),
    column: Math.max(0, Math.min(next.column, last.column)),
  });
  switch (key) {
    case 'ArrowUp':
      return within({ row: isFar ? 0 : row - 1, column });
    case 'ArrowDown':
      return within({ row: isFar ? last.row : row + 1, column });
    case 'ArrowLeft':
      return within({ row, column: isFar ? 0 : column - 1 });
    case 'ArrowRight':
      return within({ row, column: isFar ? last.column : column + 1 });
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? last.row : row, column: last.column };
    case 'PageUp':
      return within({ row: row - page, column });
    case 'PageDown':
      return within({ row: row + page, column });
    default:
      return null;
  }
}
