import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { omitUndefined } from '../omitUndefined.ts';
import css from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps, SelectOption } from './fieldProps.ts';
import { OptionPopover } from './OptionPopover.tsx';

export interface SelectFieldProps<Id extends string> extends FieldProps<Id | null | undefined, Id> {
  options: readonly SelectOption<Id>[];
}

/** Choice of one of a list that is at hand. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const {
    label,
    value,
    onChange,
    options,
    error,
    hint,
    placeholder,
    isLabelHidden,
    isRequired,
    isReadOnly,
    ...others
  } = props;
  const { t } = useTranslation('kit');
  const [search, setSearch] = useState('');
  return (
    <Select
      {...omitUndefined({ name: others.name, autoFocus: others.autoFocus, onBlur: others.onBlur })}
      value={value ?? null}
      onChange={(key) => key !== null && onChange(key as Id)}
      isRequired={isRequired ?? false}
      isDisabled={(others.isDisabled ?? false) || (isReadOnly ?? false)}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={placeholder ?? t('choose')}
      onOpenChange={() => setSearch('')}
      className={css.field ?? ''}
      {...(others.name && { 'data-field': others.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <Button className={css.trigger ?? ''}>
        <SelectValue className={css.value ?? ''}>
          {({ defaultChildren }) => options.find(({ id }) => id === value)?.label ?? defaultChildren}
        </SelectValue>
        <Icon name="chevron-down" size={16} />
      </Button>
      <FieldNote error={error} hint={hint} />
      <OptionPopover label={label} options={options} search={search} onSearch={setSearch} />
    </Select>
  );
}
