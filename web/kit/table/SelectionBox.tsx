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
