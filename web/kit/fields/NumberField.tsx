import { useTranslation } from 'react-i18next';
import { shownDecimal, typedDecimal } from '../format/decimal.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** It may be below 0. */
  isSigned?: boolean | undefined;
}

/**
 * A number as a decimal string, in and out ("1234.5"): never a float. It stands there with the comma or the point of the language; what
 * is typed with a comma or with spaces is understood; what is no number is passed on as typed, for the rules to say what is wrong.
 */
export function NumberField({ value, onChange, isSigned = false, ...rest }: NumberFieldProps) {
  const { i18n } = useTranslation('kit');
  return (
    <TextField
      {...rest}
      // The number keys of phones have no minus sign.
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      value={value && shownDecimal(value, i18n.language)}
      onChange={(text) => onChange(typedDecimal(text, i18n.language))}
    />
  );
}
