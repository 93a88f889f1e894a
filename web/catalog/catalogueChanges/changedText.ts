import type { TFunction } from 'i18next';
import { languageName } from '../../kit/format/languages.ts';
import { formatCountry } from '../../kit/format/money.ts';
import { wholeText } from './wholeText.ts';

type Words = { t: TFunction<['catalogueChanges', 'products']>; language: string };

/** An old or new value in the reader's language: a state, a country or a theme by its name, anything else as stored. */
export function changedText(field: string, storedText: string | null, { t, language }: Words): string {
  if (storedText === null || storedText === '') return t('none');
  if (field === 'status' || storedText === 'true' || storedText === 'false')
    return t(`value_${storedText}`, { defaultValue: storedText });
  if (field === 'default_locale') return languageName(storedText, language);
  const listed = listOf(storedText);
  if (!listed) return wholeText(storedText) || t('none');
  const names = listed.map((item) => {
    if (field === 'country_restrictions') return formatCountry(item, language, item);
    return field === 'themes' ? t(`products:theme_${item}`, { defaultValue: item }) : item;
  });
  return names.join(', ') || t('none');
}

/** A list of plain texts that is stored as JSON. */
function listOf(storedText: string): string[] | undefined {
  if (!storedText.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(storedText);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
