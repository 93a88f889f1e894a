import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '../../schema/currencies.ts';
import type { FieldProps } from '../kit/fields/fieldProps.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

/** Choice of a currency by its code and its name in the person's language. */
export function CurrencyField(field: FieldProps<string | null | undefined, string>) {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  return (
    <SelectField
      {...field}
      options={CURRENCIES.map((id) => ({ id, label: `${id} · ${names.of(id) ?? id}` }))}
    />
  );
}
