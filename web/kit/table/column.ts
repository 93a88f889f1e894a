import type { ReactNode } from 'react';
import type { Sort } from './sort.ts';

/** A column of a table, and of the cards its rows become. */
export interface Column<Row> {
  /** Also the name it is sorted by. */
  id: string;
  header: string;
  /** Explains the column or its order. It is the tip of the header, and screen readers read it with the header. */
  hint?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** CSS width; the first column without one takes what is left. */
  width?: string | undefined;
  /** Its cell is the link that the row follows; that of the first column where none says so. */
  isLink?: boolean | undefined;
  isSortable?: boolean | undefined;
  /** Direction of the first press on the header; ascending when absent. */
  firstDirection?: Sort['direction'] | undefined;
  /** The header is read out, not seen: a column of buttons. */
  isHeaderHidden?: boolean | undefined;
}
