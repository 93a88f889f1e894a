import type { ProductRow, TranslationRow } from '../context/rows.generated.ts';

/** Texts by language as the graph lists them. */
export function translationsOf(translations: ProductRow['translations']): TranslationRow[] {
  return Object.entries(translations).flatMap(([locale, texts]) => (texts ? [{ locale, ...texts }] : []));
}
