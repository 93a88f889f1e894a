import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductLocale } from '../../../schema/languages.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { FormRowsApi } from '../../kit/form/formApi.ts';
import { languageName } from '../../kit/format/languages.ts';
import { Columns } from '../../kit/layout/Columns.tsx';
import css from './Product.module.css';
import { ProductTextFields } from './ProductTextFields.tsx';
import type { ProductFieldsForm, TranslationRow } from './productRules.ts';

interface ProductTranslationsProps {
  form: ProductFieldsForm;
  rows: FormRowsApi<TranslationRow>;
  defaultLocale: string;
}

/** The texts in the default language beside those in another one, which is chosen. */
export function ProductTranslations({ form, rows, defaultLocale }: ProductTranslationsProps) {
  const { t, i18n } = useTranslation('products');
  const [chosen, setChosen] = useState<ProductLocale | null>(null);
  const wrong = Object.keys(form.errors).find((field) => field.startsWith('translations.'));
  const row =
    rows.items.find(({ key }) => wrong?.startsWith(`translations.${key}.`)) ??
    rows.items.find(({ values }) => values.locale === chosen) ??
    rows.items.find(({ values }) => values.name) ??
    rows.items[0];
  const nameOf = (locale: string) => languageName(locale, i18n.language);
  return (
    <Columns>
      <fieldset className={css.languageFields} lang={defaultLocale}>
        <legend className={css.language}>
          {nameOf(defaultLocale)} · {t('default_language')}
        </legend>
        <ProductTextFields form={form} />
      </fieldset>
      <div className={css.languageFields}>
        <SelectField
          label={t('language')}
          value={row?.values.locale}
          onChange={setChosen}
          options={rows.items.flatMap(({ values: { locale, name } }) =>
            locale ? [{ id: locale, label: nameOf(locale), detail: name ? t('translated') : undefined }] : [],
          )}
        />
        {row && (
          <div key={row.key} className={css.languageFields} lang={row.values.locale ?? undefined}>
            <TextField
              {...row.field('name')}
              label={t('translated_name')}
              isRequired={false}
              autoComplete="off"
            />
            <TextAreaField
              {...row.field('description')}
              label={t('translated_description')}
              isRequired={false}
            />
          </div>
        )}
      </div>
    </Columns>
  );
}
