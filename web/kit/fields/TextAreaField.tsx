import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { omitUndefined } from '../omitUndefined.ts';
import css from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useLengthError } from './useLengthError.ts';

export interface TextAreaFieldProps extends FieldProps<string | null | undefined, string> {
  rows?: number | undefined;
  /** Characters; a longer text stays, with a message (`useLengthError`). */
  maxLength?: number | undefined;
}

/** Several lines of text; counts the characters where there is a limit. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    value,
    onChange,
    error: ownError,
    hint,
    placeholder,
    isLabelHidden,
    isRequired,
    rows = 4,
    maxLength,
    ...others
  } = props;
  const length = value?.length ?? 0;
  const lengthError = useLengthError(value ?? '', maxLength);
  const error = ownError ?? lengthError;
  return (
    <AriaTextField
      {...omitUndefined(others)}
      value={value ?? ''}
      onChange={onChange}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={css.field ?? ''}
      {...(props.name && { 'data-field': props.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <TextArea className={css.area ?? ''} rows={rows} {...omitUndefined({ placeholder })} />
      {maxLength && (
        <span className={css.count} aria-hidden="true">
          {length} / {maxLength}
        </span>
      )}
      <FieldNote error={error} hint={hint} />
    </AriaTextField>
  );
}
