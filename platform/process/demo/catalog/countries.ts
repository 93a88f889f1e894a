import type { InferInsertModel } from 'drizzle-orm';
import { COUNTRY_CODES } from '../../../../schema/foundation/contacts/countries.ts';
import type { searchCountries } from '../../../catalog/search/store/table.ts';

/** Every country, named in both languages by the runtime's own data. */
export function allCountries(): InferInsertModel<typeof searchCountries>[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const french = new Intl.DisplayNames('fr', { type: 'region' });
  return COUNTRY_CODES.map((code) => ({
    code,
    nameEn: english.of(code) ?? code,
    nameFr: french.of(code) ?? code,
  }));
}
