import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Icon } from '../Icon.tsx';
import { omitUndefined } from '../omitUndefined.ts';
import css from './CheckboxGroupField.module.css';
import field from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps, SelectOption } from './fieldProps.ts';
import toggle from './Toggle.module.css';

export interface CheckboxGroupFieldProps<Id extends string>
  extends Omit<FieldProps<readonly Id[], Id[]>, 'placeholder' | 'autoFocus'> {
  options: readonly SelectOption<Id>[];
  /** One after the other in a row, as in filters, instead of in columns. */
  isRow?: boolean | undefined;
}

/** Choice of any number of a few visible options. The value has the order of the options. */
export function CheckboxGroupField<Id extends string>(props: CheckboxGroupFieldProps<Id>) {
  const { label, value, onChange, options, error, hint, isRequired, isLabelHidden, isRow, ...others } = props;
  return (
    <CheckboxGroup
      {...omitUndefined(others)}
      value={[...value]}
      onChange={(ids) => onChange(options.map(({ id }) => id).filter((id) => ids.includes(id)))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field.field ?? ''}
      {...(others.name && { 'data-field': others.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <span className={isRow ? css.row : css.boxes}>
        {options.map((option) => (
          <Checkbox key={option.id} value={option.id} className={toggle.checkbox ?? ''}>
            <span className={toggle.mark} aria-hidden="true">
              <Icon name="check" size={12} />
            </span>
            <span>{option.label}</span>
          </Checkbox>
        ))}
      </span>
      <FieldNote error={error} hint={hint} />
    </CheckboxGroup>
  );
}
