import { titleWarnings } from '../../../../schema/foundation/csv/headerLine.ts';
import type { RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { Pasted } from '../deskModel.ts';
import type { DeskBook } from '../rows/deskBook.ts';
import { isFilled } from '../rows/rowNotes.ts';
import { type CopiedCells, copiedCells } from './copiedCells.ts';

interface Target {
  /** Place among the displayed rows, and the column there. */
  at: number;
  column: RecipientColumn;
  columns: readonly RecipientColumn[];
  /** Numbers of the displayed rows; appended rows are added to them. */
  view: number[];
}

/** Tracks the cells pasted into a book, and those that were left out. */
export function openPastes(book: DeskBook) {
  /** Names of unread columns and lines above the names, by the row that they were pasted with. */
  let unread = new Map<number, Pick<CopiedCells, 'unread' | 'titles'>>();
  let cut = 0;
  return {
    clear() {
      [unread, cut] = [new Map(), 0];
    },
    /** Writes copied cells from a place on, over the displayed rows, then below the last one. Returns the columns that they are written to. */
    take(text: string, { at, column, columns, view }: Target): RecipientColumn[] {
      const copied = copiedCells(text, columns.slice(columns.indexOf(column)));
      const { header, lines, doubled } = copied;
      const last = header.findLast((one) => one !== null) ?? column;
      for (const [line, cells] of lines.entries()) {
        const existingRow = view[at + line];
        const n = existingRow ?? book.append();
        if (n === null) cut += 1;
        if (n === null) continue;
        if (existingRow === undefined) view.push(n);
        for (const [place, name] of header.entries())
          if (name && cells[place] !== undefined) book.write(n, name, cells[place]);
        const surplus = cells.slice(header.length).filter((cell) => cell.trim() !== '');
        if (surplus.length > 0)
          book.add(n, { column: last, rule: 'too_many_cells', limit: surplus.join(' · ') });
        for (const { column: one, at: place } of doubled)
          if (cells[place]?.trim())
            book.add(n, { column: one, rule: 'doubled_cell', limit: cells[place].trim() });
        for (const { name, at: place } of copied.unread) book.setAside(n, name, cells[place] ?? '');
        if (copied.hasNames) unread.set(n, copied);
      }
      return header.filter((name) => name !== null);
    },
    /** Counts the cells left out of rows that still exist. */
    summary(): Pasted {
      const isThere = (n: number) => {
        const row = book.rowAt(n);
        return row !== undefined && isFilled(row);
      };
      const left = [...unread].flatMap(([n, copied]) => (isThere(n) ? [copied] : []));
      const once = (names: readonly string[]) => [...new Set(names)];
      return {
        cut,
        unread: once(left.flatMap((one) => one.unread.map(({ name }) => name))),
        warnings: titleWarnings(once(left.flatMap((one) => one.titles))),
      };
    },
  };
}
