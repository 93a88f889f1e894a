import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { omitUndefined } from '../omitUndefined.ts';
import css from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useLengthError } from './useLengthError.ts';

export interface TextFieldProps extends FieldProps<string | null | undefined, string> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  autoComplete?: string | undefined;
  /** Characters; a longer text stays, with a message (`useLengthError`). */
  maxLength?: number | undefined;
  /** `decimal` shows the keyboard of numbers on a phone. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | undefined;
  /** A short text after the value: a currency, a unit. */
  suffix?: string | undefined;
}

/** One line of text. */
export function TextField({
  label,
  value,
  error: ownError,
  hint,
  placeholder,
  suffix,
  maxLength,
  isLabelHidden,
  type,
  inputMode,
  ...rest
}: TextFieldProps) {
  const { onChange, isRequired, ...others } = rest;
  // In a field of the type `email`, Chromium gives the domain of an address in punycode, and not as it was entered.
  const isEmail = type === 'email';
  const kind: Pick<TextFieldProps, 'type' | 'inputMode'> = isEmail
    ? { type: 'text', inputMode: 'email' }
    : { type, inputMode };
  const lengthError = useLengthError(value ?? '', maxLength);
  const error = ownError ?? lengthError;
  return (
    <AriaTextField
      {...omitUndefined({ ...others, ...kind })}
      value={value ?? ''}
      onChange={onChange}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={css.field ?? ''}
      {...(rest.name && { 'data-field': rest.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <span className={css.box}>
        <Input
          className={css.input ?? ''}
          {...omitUndefined({ placeholder })}
          {...(isEmail && { autoCapitalize: 'none', spellCheck: false })}
        />
        {suffix && <span className={css.suffix}>{suffix}</span>}
      </span>
      <FieldNote error={error} hint={hint} />
    </AriaTextField>
  );
}
