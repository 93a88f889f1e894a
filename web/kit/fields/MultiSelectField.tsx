import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../Icon.tsx';
import css from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import type { SelectOption } from './fieldProps.ts';
import { OptionPopover } from './OptionPopover.tsx';

export interface MultiSelectFieldProps<Id extends string> {
  label: string;
  options: readonly SelectOption<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** Text of an empty selection: "All states". */
  placeholder: string;
  isLabelHidden?: boolean | undefined;
}

/** Choice of any of a list that is at hand; the list stays open, and what is chosen comes in the order of the options. */
export function MultiSelectField<Id extends string>(props: MultiSelectFieldProps<Id>) {
  const { label, options, value, onChange, placeholder, isLabelHidden } = props;
  const [search, setSearch] = useState('');
  const labels = options.filter(({ id }) => value.includes(id)).map((option) => option.label);
  return (
    <Select
      selectionMode="multiple"
      allowsEmptyCollection
      value={[...value]}
      onChange={(keys) => onChange(options.map(({ id }) => id).filter((id) => keys.includes(id)))}
      onOpenChange={() => setSearch('')}
      className={css.field ?? ''}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} />
      <Button className={css.trigger ?? ''}>
        <SelectValue className={css.value ?? ''}>
          {() => (labels.length === 0 ? placeholder : labels.join(', '))}
        </SelectValue>
        <Icon name="chevron-down" size={16} />
      </Button>
      <OptionPopover label={label} options={options} search={search} onSearch={setSearch} />
    </Select>
  );
}
