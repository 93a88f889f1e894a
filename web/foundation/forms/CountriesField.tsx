import { useTranslation } from 'react-i18next';
import { WORLDWIDE } from '../../../schema/catalog/products.ts';
import { COUNTRY_CODES, MAX_COUNTRY_CHOICES } from '../../../schema/foundation/contacts/countries.ts';
import type { FieldProps } from '../../kit/fields/fieldProps.ts';
import { MultiPickerField } from '../../kit/fields/MultiPickerField.tsx';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { searchList } from '../../kit/format/fuzzy.ts';
import { formatCountry } from '../../kit/format/money.ts';

interface CountriesFieldProps
  extends Omit<FieldProps<readonly string[], string[]>, 'placeholder' | 'autoFocus'> {
  /** True if countries must be selected one by one. */
  withoutWorldwide?: boolean | undefined;
}

/** Countries by code, or only `*` for all of them, which a switch selects (PRODUCT-18). A search offers few, the best match first (SEARCH-13). */
export function CountriesField({ value, onChange, withoutWorldwide = false, ...field }: CountriesFieldProps) {
  const { t, i18n } = useTranslation('rewards');
  const isWorldwide = value.includes(WORLDWIDE);
  const item = (code: string) => ({
    id: code,
    label: formatCountry(code, i18n.language, code),
    detail: code,
  });
  return (
    <>
      {!withoutWorldwide && (
        <SwitchField
          label={t('worldwide')}
          value={isWorldwide}
          onChange={(is) => onChange(is ? [WORLDWIDE] : [])}
          {...(isWorldwide && { name: field.name })}
        />
      )}
      {!isWorldwide && (
        <MultiPickerField
          {...field}
          value={value.map(item)}
          onChange={(items) => onChange(items.map(({ id }) => id))}
          maxChoices={MAX_COUNTRY_CHOICES}
          onSearch={async ({ text }) =>
            searchList(byName(COUNTRY_CODES.map(item), i18n.language), text, ['label', 'id'])
          }
        />
      )}
    </>
  );
}

const byName = <Item extends { label: string }>(items: readonly Item[], locale: string): Item[] =>
  [...items].sort((a, b) => a.label.localeCompare(b.label, locale));
