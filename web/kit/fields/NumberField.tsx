import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDecimal, typedDecimal, unclearDecimal } from '../../../schema/decimals.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** It may be below 0. */
  isSigned?: boolean | undefined;
}

/**
 * A number as a decimal string, in and out ("1234.5"): never a float. It stands there with the comma or the point of the language; what
 * is typed with a comma or with spaces is understood and stays as typed; what is no number is passed on as typed, for the rules to say
 * what is wrong. Where the grouping of its digits is unclear, the field says what it was understood as (MONEY-1).
 */
export function NumberField({ value, onChange, onBlur, error, isSigned = false, ...rest }: NumberFieldProps) {
  const { t, i18n } = useTranslation('kit');
  const locale = i18n.language;
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const held = value ?? '';
  const unclear = error || isLeft ? unclearDecimal(held, locale) : null;
  const number = unclear !== null && shownDecimal(unclear, locale);
  return (
    <TextField
      {...rest}
      // The number keys of phones have no minus sign.
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      value={typedDecimal(typed, locale) === held ? typed : shownDecimal(held, locale)}
      error={number ? t('unclear_number', { number }) : error}
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
