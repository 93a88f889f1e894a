import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../omitUndefined.ts';
import field from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps, SelectOption } from './fieldProps.ts';
import css from './Toggle.module.css';

export interface RadioFieldProps<Id extends string>
  extends Omit<FieldProps<Id | null | undefined, Id>, 'placeholder'> {
  /** A disabled option stays visible and cannot be selected. */
  options: readonly (SelectOption<Id> & { isDisabled?: boolean | undefined })[];
}

/** Choice of one of a few, all in sight. */
export function RadioField<Id extends string>(props: RadioFieldProps<Id>) {
  const { label, value, onChange, options, error, hint, isRequired, isLabelHidden, autoFocus, ...others } =
    props;
  return (
    <RadioGroup
      {...omitUndefined(others)}
      value={value ?? null}
      onChange={(id) => onChange(id as Id)}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field.field ?? ''}
      {...(others.name && { 'data-field': others.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <span className={css.radios}>
        {options.map((option, index) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={css.radio ?? ''}
            autoFocus={Boolean(autoFocus) && index === 0}
          >
            <span className={css.dot} aria-hidden="true" />
            <span>{option.label}</span>
          </Radio>
        ))}
      </span>
      <FieldNote error={error} hint={hint} />
    </RadioGroup>
  );
}

export type YesNoFieldProps = Omit<FieldProps<boolean | null | undefined, boolean>, 'placeholder'>;

/** Yes or no; neither until one is chosen. */
export function YesNoField({ value, onChange, ...rest }: YesNoFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <RadioField
      {...rest}
      options={[
        { id: 'yes', label: t('yes') },
        { id: 'no', label: t('no') },
      ]}
      value={value === true ? 'yes' : value === false ? 'no' : null}
      onChange={(id) => onChange(id === 'yes')}
    />
  );
}
