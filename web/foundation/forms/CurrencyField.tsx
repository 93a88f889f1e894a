import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../kit/fields/fieldProps.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { currencyRecords } from '../../kit/format/money.ts';

/** Choice of a currency by its code and its name in the person's language, with its symbol where amounts have it (FMT-12). */
export function CurrencyField(field: FieldProps<string | null | undefined, string>) {
  const { i18n } = useTranslation();
  const options = currencyRecords(i18n.language).map(({ code, name, symbol, suffix }) => ({
    id: code,
    label: `${code} · ${name}`,
    detail: suffix ? `1\u00a0${symbol}` : `${symbol}1`,
  }));
  return <SelectField {...field} options={options} />;
}
