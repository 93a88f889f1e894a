import DataLoader from 'dataloader';
import { align } from '../align.ts';
import type { CountryJson } from '../models.ts';
import type { SearchClient } from '../subschemas/searchClient.ts';

const COUNTRIES =
  'query CountriesByCode($codes: [ID!]!) { countriesByCode(codes: $codes) { code name iso fullLabel } }';

/** Countries of the index by code, all of a request in one call; null where the index has none. */
export function countrySource(search: SearchClient) {
  const byCode = new DataLoader<string, CountryJson | null>(
    async (codes) => {
      const { countriesByCode } = await search.query<{ countriesByCode: (CountryJson | null)[] }>(COUNTRIES, {
        codes,
      });
      return align(codes, countriesByCode, (country) => country.code);
    },
    { maxBatchSize: 250 },
  );
  return { byCode: (code: string) => byCode.load(code) };
}
