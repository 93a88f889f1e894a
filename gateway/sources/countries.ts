import DataLoader from 'dataloader';
import type { CountryJson } from '../graph/models.ts';
import { orderByKeys } from '../rest/orderByKeys.ts';
import { failed } from '../search/failed.ts';
import type { SearchClient } from '../search/searchClient.ts';

const QUESTION =
  'query CountriesByCode($codes: [ID!]!) { countriesByCode(codes: $codes) { code name iso fullLabel } }';

/** Countries of the index in bulk, for lists whose rows all need their words: one call for all codes of a request. */
export function countrySource(search: SearchClient) {
  const byCode = new DataLoader<string, CountryJson | null>(
    async (codes) => {
      const { data, errors } = await search.execute(QUESTION, { codes });
      const found = data?.countriesByCode;
      if (errors?.length || !Array.isArray(found)) throw failed();
      return orderByKeys(codes, found as (CountryJson | null)[], ({ code }) => code);
    },
    { maxBatchSize: 250 },
  );
  return {
    /** Rows in the order of the codes; one that the index does not know has null words. */
    named: (codes: readonly string[]): Promise<CountryJson[]> =>
      Promise.all(codes.map(async (code) => ({ ...wordless(code), ...(await byCode.load(code)) }))),
  };
}

/** A country without its words. */
export const wordless = (code: string): CountryJson => ({
  __typename: 'Country',
  code,
  name: null,
  iso: null,
  fullLabel: null,
});
