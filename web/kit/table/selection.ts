/** Rows of a table that can be chosen, each by a box before its cells. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Returns true if a row has a checkbox; all rows have one when absent. */
  isSelectable?: (row: Row) => boolean;
  onSelect: (row: Row, isSelected: boolean) => void;
  /** State of the visible rows. */
  shown: 'none' | 'some' | 'all';
  onSelectShown: (isSelected: boolean) => void;
  /** Accessible names of the checkboxes of a row and of all visible rows. */
  labelOf: (row: Row) => string;
  shownLabel: string;
}
