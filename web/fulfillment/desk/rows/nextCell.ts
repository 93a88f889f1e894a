import type { RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';

/** A cell with an issue: the position of its row, its column. */
interface NotedCell {
  at: number;
  column: RecipientColumn;
}

/** The found cell, its index, and the total. */
export interface FoundCell extends NotedCell {
  number: number;
  count: number;
}

interface Search {
  from: { at: number; column: RecipientColumn | null };
  columns: readonly RecipientColumn[];
  step: 1 | -1;
}

/** The next of these cells after a position, or the previous one; wraps around. Null if there is none. */
export function nextCell(cells: readonly NotedCell[], { from, columns, step }: Search): FoundCell | null {
  const key = ({ at, column }: Search['from']) => at * 100 + (column === null ? -1 : columns.indexOf(column));
  const here = key(from);
  const nextCell =
    step === 1
      ? (cells.find((cell) => key(cell) > here) ?? cells[0])
      : (cells.findLast((cell) => key(cell) < here) ?? cells.at(-1));
  return nextCell ? { ...nextCell, number: cells.indexOf(nextCell) + 1, count: cells.length } : null;
}
