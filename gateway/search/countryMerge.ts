import { type CountryRow, unnamedCountry } from './country.ts';
import { mergeByKey } from './mergeByKey.ts';

/** A country of ours is a code; the index has its names. Lists load their countries in bulk instead (`sources/countries.ts`), which costs less. */
export const countryMerge = mergeByKey<CountryRow>({
  key: 'code',
  fieldName: 'countriesByCode',
  argument: 'codes',
  unknown: unnamedCountry,
});
