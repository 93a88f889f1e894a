import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../omitUndefined.ts';
import css from './ColorField.module.css';
import field from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './fieldProps.ts';

export interface ColorFieldProps extends FieldProps<string | null | undefined, string> {
  /** Color of the palette as `#` and six digits, also if the field is empty. */
  shown: string;
}

/** A hexadecimal color: typed, or chosen from the browser's palette. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, onChange, error, hint, placeholder, isLabelHidden, isRequired, shown, ...others } =
    props;
  const { t } = useTranslation('kit');
  return (
    <AriaTextField
      {...omitUndefined(others)}
      value={value ?? ''}
      onChange={onChange}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field.field ?? ''}
      {...(others.name && { 'data-field': others.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <span className={css.row}>
        <input
          type="color"
          className={css.palette}
          aria-label={t('choose_color', { label })}
          tabIndex={-1}
          value={shown}
          disabled={(others.isReadOnly ?? false) || (others.isDisabled ?? false)}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={field.box}>
          <Input className={field.input ?? ''} spellCheck={false} {...omitUndefined({ placeholder })} />
        </span>
      </span>
      <FieldNote error={error} hint={hint} />
    </AriaTextField>
  );
}
