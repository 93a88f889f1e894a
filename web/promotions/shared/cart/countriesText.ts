import type { TFunction } from 'i18next';
import { formatCountry } from '../../../kit/format/money.ts';

/** Maximum countries that a card names. */
const MAX_NAMED_COUNTRIES = 2;

/** Where a reward is sold: everywhere, or countries by name; a card names two and counts the others. */
export function countriesText(
  codes: readonly string[] | null | undefined,
  { t, language, isWhole = false }: { t: TFunction<'catalog'>; language: string; isWhole?: boolean },
): string {
  if (!codes || codes.length === 0 || codes.includes('*')) return t('worldwide');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = codes.map((code) => formatCountry(code, language, t('worldwide')));
  if (isWhole || names.length <= MAX_NAMED_COUNTRIES + 1) return list.format(names);
  return t('countries_more', {
    names: names.slice(0, MAX_NAMED_COUNTRIES).join(', '),
    count: names.length - MAX_NAMED_COUNTRIES,
  });
}
