import { useTranslation } from 'react-i18next';
import { typedDecimal } from '../format/decimal.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * A number as a decimal string, in and out ("1234.5"): never a float. What is typed with a comma or with spaces is understood; what
 * is no number is passed on as typed, for the rules to say what is wrong.
 */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const { i18n } = useTranslation('kit');
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(text) => onChange(typedDecimal(text, i18n.language))}
    />
  );
}
