import DataLoader from 'dataloader';
import type { RestClient } from '../foundation/rest/client.ts';
import { orderByKeys } from '../foundation/rest/rowLoader.ts';
import { type CountryRow, unnamedCountry } from '../foundation/search/country.ts';
import { indexFailure } from '../foundation/search/indexFailure.ts';
import type { SearchClient } from '../foundation/search/searchClient.ts';

const DOCUMENT =
  'query CountriesByCode($codes: [ID!]!) { countriesByCode(codes: $codes) { code name iso fullLabel } }';

/** Countries of the search index, read in bulk: one call for all codes of a request. */
export function countrySource(_rest: RestClient, search: SearchClient) {
  const byCode = new DataLoader<string, CountryRow | null>(
    async (codes) => {
      const { data, errors } = await search.execute(DOCUMENT, { codes });
      const rows = data?.countriesByCode;
      if (errors?.length || !Array.isArray(rows)) throw indexFailure();
      return orderByKeys(codes, rows as (CountryRow | null)[], ({ code }) => code);
    },
    { maxBatchSize: 250 },
  );
  return {
    /** Rows in the order of the codes; the names of an unknown code are null. */
    named: (codes: readonly string[]): Promise<CountryRow[]> =>
      Promise.all(codes.map(async (code) => ({ ...unnamedCountry(code), ...(await byCode.load(code)) }))),
  };
}
