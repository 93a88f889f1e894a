import { useTranslation } from 'react-i18next';
import { WORLDWIDE } from '../../../schema/catalog/products.ts';
import { formatCountry } from '../../kit/format/money.ts';
import { useTranslationWords } from '../shared/useTranslationWords.ts';

/** Labels of a product's fields that have no translation key of their own. */
const LABELS: Readonly<Record<string, string>> = {
  brandId: 'brand',
  productType: 'type',
  productId: 'product_id',
  defaultLocale: 'default_locale',
  dimensions: 'rewards:dimensions',
  faceValueCurrency: 'currency',
  conditionOfSale: 'condition_of_sale',
  deliveryMode: 'delivery_mode',
  countryRestrictions: 'countries',
  termsAndConditionsUrl: 'terms_url',
  termsAndConditions: 'terms',
  acceptVariableValue: 'accept_any_value',
  nameWithVariableValue: 'name_any_value',
  ageRanges: 'ages',
  translations: 'translations',
};

/** Labels of a product's fields and their values in an edit conflict. */
export function useProductWords() {
  const { t, i18n } = useTranslation(['products', 'rewards', 'kit']);
  const texts = useTranslationWords();
  const wordOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('none');
    if (typeof value === 'boolean') return t(value ? 'kit:yes' : 'kit:no');
    if (Array.isArray(value)) return value.map((one) => wordOf(field, one)).join(', ');
    if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
    const text = String(value);
    if (field === 'countryRestrictions')
      return formatCountry(text, i18n.language, text === WORLDWIDE ? t('worldwide') : text);
    const key = { themes: 'theme', conditionOfSale: 'condition', deliveryMode: 'delivery', gender: 'gender' }[
      field
    ];
    return key ? t(`${key}_${text}`) : text;
  };
  return {
    labelOf: (field: string): string => texts.labelOf(field) ?? t(LABELS[field] ?? field),
    inWords: (field: string, value: unknown): string =>
      field === 'translations'
        ? texts.inWords(value as Parameters<typeof texts.inWords>[0])
        : wordOf(field, value),
  };
}
