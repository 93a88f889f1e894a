import { type CountryRow, unnamedCountry } from './country.ts';
import { mergeByKey } from './mergeByKey.ts';

/** Our side of a country is its code; the index has the names. Lists load their countries in bulk instead (`sources/countries.ts`), which costs less. */
export const countryMerge = mergeByKey<CountryRow>({
  key: 'code',
  fieldName: 'countriesByCode',
  argument: 'codes',
  unknown: unnamedCountry,
});
