/** Rows of a table that can be chosen, each by a box before its cells. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Whether a row has a box; all have when absent. */
  isSelectable?: (row: Row) => boolean;
  onSelect: (row: Row, isSelected: boolean) => void;
  /** Of the rows shown. */
  shown: 'none' | 'some' | 'all';
  onSelectShown: (isSelected: boolean) => void;
  /** What the box of a row, and that of all rows shown, is called by assistive technology. */
  labelOf: (row: Row) => string;
  shownLabel: string;
}
