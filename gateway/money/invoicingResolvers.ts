import type { Resolvers } from '../context/resolvers.generated.ts';
import type { CountryRow } from '../foundation/search/country.ts';

/** Invoicing; its countries are codes in REST, and the index knows their names. */
export const invoicingResolvers: Resolvers = {
  Advertiser: {
    invoicing: ({ id }, _args, { sources }) => sources.invoicing.ofAdvertiser(id),
  },
  Invoicing: { vatCountry: ({ vat_country: code }) => country(code) },
  InvoiceAddress: { country: ({ country: code }) => country(code) },
  UpdateInvoicingSuccess: {
    advertiser: ({ invoicing }, _args, { sources }) => sources.advertisers.carried(invoicing.id),
  },
  Mutation: {
    updateInvoicing: (_root, { input }, { sources }) => sources.invoicing.update(input),
  },
};

function country(code: string | null): CountryRow | null {
  return code === null ? null : { __typename: 'Country', code };
}
