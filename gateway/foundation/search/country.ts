/** A country of the search index; its names are null where the index does not know the code. */
export interface CountryRow {
  __typename: 'Country';
  code: string;
  name?: string | null;
  iso?: string | null;
  fullLabel?: string | null;
}

/** The fields of a country that only the index knows. */
export const COUNTRY_NAMES: readonly string[] = ['name', 'iso', 'fullLabel'];

/** A country with its code only. */
export const unnamedCountry = (code: string): CountryRow => ({
  __typename: 'Country',
  code,
  name: null,
  iso: null,
  fullLabel: null,
});
