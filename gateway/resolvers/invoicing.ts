import type { CountryJson, InvoicingJson } from '../graph/models.ts';
import { orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Invoicing: its countries are codes here and named by the index. */
export const invoicingResolvers: Resolvers = {
  Advertiser: {
    invoicing: ({ id }, _args, { sources }) => sources.invoicing.ofAdvertiser(id),
  },
  Invoicing: {
    vatCountry: ({ vat_country: code }) => country(code),
  },
  InvoiceAddress: {
    country: ({ country: code }) => country(code),
  },
  UpdateInvoicingSuccess: {
    advertiser: ({ invoicing }, _args, { sources }) => sources.advertisers.byId(invoicing.id),
  },
  Mutation: {
    updateInvoicing: (_root, { input }, { sources }) => {
      const success = sources.invoicing.update(input).then((invoicing) => {
        sources.advertisers.forget(invoicing.id);
        return { __typename: 'UpdateInvoicingSuccess' as const, invoicing };
      });
      return orStale<Awaited<typeof success>, InvoicingJson, 'StaleInvoicing'>(success, 'StaleInvoicing');
    },
  },
};

function country(code: string | null): CountryJson | null {
  return code === null ? null : { __typename: 'Country', code };
}
