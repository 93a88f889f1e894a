import { COUNTRY_CODES } from '../schema/foundation/contacts/countries.ts';
import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';
import type { CountryOption } from './steps.ts';

/** Countries by their names in a language, in its sort order; all of them if none are named. */
export function countryOptions(locale: PromotionLocale, codes: readonly string[]): CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const compare = new Intl.Collator(locale).compare;
  return (codes.length > 0 ? codes : COUNTRY_CODES)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
}
