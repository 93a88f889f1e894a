import { Checkbox } from 'react-aria-components/Checkbox';
import toggle from '../fields/Toggle.module.css';
import { Icon } from '../Icon.tsx';

interface SelectionBoxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean | undefined;
  onChange: (isSelected: boolean) => void;
}

/** The box that chooses a row, or the rows shown; its label is read out, not seen. */
export function SelectionBox({ label, isSelected, isIndeterminate = false, onChange }: SelectionBoxProps) {
  return (
    <Checkbox
      aria-label={label}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
      className={toggle.checkbox ?? ''}
    >
      <span className={toggle.mark} aria-hidden="true">
        {isIndeterminate ? <span className={toggle.dash} /> : <Icon name="check" size={12} />}
      </span>
    </Checkbox>
  );
}

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
