import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  shownDecimal,
  typedDecimal,
  type UnclearDecimal,
  unclearDecimal,
} from '../../../schema/foundation/money/decimals.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** True to allow negative numbers. */
  isSigned?: boolean | undefined;
}

/**
 * A number as a decimal string, in and out ("1234.5"): never a float. It stands there with the comma or the point of the language; what
 * is typed with a comma or with spaces is understood and stays as typed; what is no number is passed on as typed, for the rules to say
 * what is wrong. Where it is not written as the language writes numbers, the field says what it can mean (MONEY-1).
 */
export function NumberField({ value, onChange, onBlur, error, isSigned = false, ...rest }: NumberFieldProps) {
  const { t, i18n } = useTranslation('kit');
  const locale = i18n.language;
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const storedValue = value ?? '';
  const unclear = error || isLeft ? unclearDecimal(storedValue, locale) : null;
  function meaningOf(reading: UnclearDecimal): string {
    const [number = '', other = ''] = Object.values(reading)
      .flat()
      .map((one) => shownDecimal(one, locale));
    if ('either' in reading) return t('either_number', { number, other });
    return t('certain' in reading ? 'decimal_comma' : 'unclear_number', { number });
  }
  return (
    <TextField
      {...rest}
      // The number keys of phones have no minus sign.
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      value={typedDecimal(typed, locale) === storedValue ? typed : shownDecimal(storedValue, locale)}
      error={unclear ? meaningOf(unclear) : error}
      onChange={(text) => {
        setTyped(text);
        setLeft(false);
        onChange(typedDecimal(text, locale));
      }}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
