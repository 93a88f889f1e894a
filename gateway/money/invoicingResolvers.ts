import type { Resolvers } from '../context/resolvers.generated.ts';
import type { CountryRow } from '../foundation/search/country.ts';

/** Invoicing; its countries are codes in REST, and the index knows their names. */
export const invoicingResolvers: Resolvers = {
  Invoicing: { vatCountry: ({ vat_country: code }) => country(code) },
  InvoiceAddress: { country: ({ country: code }) => country(code) },
};

function country(code: string | null): CountryRow | null {
  return code === null ? null : { __typename: 'Country', code };
}
