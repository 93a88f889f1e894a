import { useTranslation } from 'react-i18next';
import type { ProviderFieldFragment } from '../../../operations/catalog/providers/ProviderField.generated.ts';
import type { Definition } from '../shared/dimensions/DimensionField.tsx';
import { useDimensionWords } from '../shared/dimensions/useDimensionWords.ts';
import { useTranslationWords } from '../shared/useTranslationWords.ts';

/** Labels of a SKU's fields that have no translation key of their own. */
const LABELS: Readonly<Record<string, string>> = {
  faceValue: 'face_value',
  variableValue: 'any_value',
  catalogPrice: 'catalog_price',
  catalogCurrency: 'catalog_currency',
  providerId: 'provider',
  translations: 'rewards:translations',
  dimensions: 'rewards:dimensions',
};

/** Labels of a SKU's fields and their values in an edit conflict. */
export function useSkuWords(definitions: readonly Definition[], providers: readonly ProviderFieldFragment[]) {
  const { t } = useTranslation(['skus', 'rewards', 'kit']);
  const ofDimensions = useDimensionWords(definitions);
  const texts = useTranslationWords();
  return {
    labelOf: (field: string): string => texts.labelOf(field) ?? t(LABELS[field] ?? field),
    inWords(field: string, value: unknown): string {
      if (field === 'dimensions') return ofDimensions(value as Parameters<typeof ofDimensions>[0]);
      if (field === 'translations') return texts.inWords(value as Parameters<typeof texts.inWords>[0]);
      if (field === 'providerId')
        return providers.find(({ id }) => id === value)?.name ?? (value === null ? t('none') : String(value));
      if (typeof value === 'boolean') return t(value ? 'kit:yes' : 'kit:no');
      return value === null || value === undefined || value === '' ? t('none') : String(value);
    },
  };
}
