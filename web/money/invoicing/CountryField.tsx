import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES } from '../../../schema/foundation/contacts/countries.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { BoundField } from '../../kit/form/formApi.ts';
import { formatCountry } from '../../kit/format/money.ts';

/** Represents "none" in the list, so that a choice can be cleared. */
const NONE = 'none';

/** Choice of one country by name or code, or of none. */
export function CountryField({
  label,
  value,
  onChange,
  ...field
}: BoundField<string | null | undefined> & { label: string }) {
  const { t, i18n } = useTranslation('invoicing');
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({
        id: code,
        label: formatCountry(code, i18n.language, ''),
        detail: code,
      })).sort((a, b) => a.label.localeCompare(b.label, i18n.language)),
    [i18n.language],
  );
  const options = value ? [{ id: NONE, label: t('no_country') }, ...countries] : countries;
  return (
    <SelectField
      {...field}
      label={label}
      isRequired={false}
      value={value}
      onChange={(id) => onChange(id === NONE ? null : id)}
      options={options}
    />
  );
}
