import { useTranslation } from 'react-i18next';
import type { Definition } from './DimensionField.tsx';
import type { DimensionRow } from './dimensionRows.ts';

/** Rows of dimensions in words, for a choice between two versions: “Weight: 600 · Color: Varies by SKU”. */
export function useDimensionWords(definitions: readonly Definition[]) {
  const { t } = useTranslation('rewards');
  return (rows: readonly { [Key in keyof DimensionRow]: DimensionRow[Key] | null | undefined }[]): string =>
    rows
      .flatMap(({ dimension, use, texts }) => {
        const definition = definitions.find(({ id }) => id === dimension);
        const values = (texts ?? [])
          .filter(Boolean)
          .map((text) => definition?.values.find(({ value }) => value === text)?.name ?? text);
        const valueText = use === 'varies' ? t('use_varies') : values.join(', ');
        return use === 'none' || !valueText ? [] : [`${definition?.name ?? dimension}: ${valueText}`];
      })
      .join(' · ');
}
