import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { FormRowsApi } from '../../kit/form/formApi.ts';
import { languageName } from '../../kit/format/languages.ts';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import type { TranslationRow } from './translationRows.ts';

interface TranslationFieldsProps {
  rows: FormRowsApi<TranslationRow>;
  /** Errors of the form, by field. */
  errors: Partial<Record<string, string>>;
  defaultLocale: string;
  /** The text fields in the default language. */
  children: ReactNode;
}

/** The texts in the default language beside those in another language, which the person chooses. */
export function TranslationFields({ rows, errors, defaultLocale, children }: TranslationFieldsProps) {
  const { t, i18n } = useTranslation('rewards');
  const [selectedLocale, setSelectedLocale] = useState<ProductLocale | null>(null);
  const wrong = Object.keys(errors).find((field) => field.startsWith('translations.'));
  const [knownText, setKnownText] = useState<string>();
  if (wrong !== knownText) {
    // Errors select their language once; afterwards the person may choose another one.
    setKnownText(wrong);
    const at = rows.items.find(({ key }) => wrong?.startsWith(`translations.${key}.`));
    if (at?.values.locale) setSelectedLocale(at.values.locale);
  }
  const row =
    rows.items.find(({ values }) => values.locale === selectedLocale) ??
    rows.items.find(({ values }) => values.name) ??
    rows.items[0];
  const nameOf = (locale: string) => languageName(locale, i18n.language);
  return (
    <Columns>
      <Stack>
        <TextField
          label={t('language_default')}
          value={nameOf(defaultLocale)}
          onChange={() => {}}
          isReadOnly
        />
        <Stack lang={defaultLocale}>{children}</Stack>
      </Stack>
      <Stack>
        <SelectField
          label={t('language')}
          value={row?.values.locale}
          onChange={setSelectedLocale}
          options={rows.items.flatMap(({ values: { locale, name } }) =>
            locale ? [{ id: locale, label: nameOf(locale), detail: name ? t('translated') : undefined }] : [],
          )}
        />
        {row && (
          <Stack key={row.key} lang={row.values.locale ?? undefined}>
            <TextField
              {...row.field('name')}
              label={t('translated_name')}
              isRequired={Boolean(row.values.description?.trim())}
              autoComplete="off"
            />
            <TextAreaField
              {...row.field('description')}
              label={t('translated_description')}
              isRequired={false}
            />
          </Stack>
        )}
      </Stack>
    </Columns>
  );
}
