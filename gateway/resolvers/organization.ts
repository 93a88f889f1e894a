import type { Resolvers } from '../generated/resolvers.generated.ts';

/** The caller's organization; its countries are codes here and named by the index. */
export const organizationResolvers: Resolvers = {
  Query: { organization: (_root, _args, { sources }) => sources.organization.mine() },
  Organization: {
    billingCurrencies: ({ restrictions }) => restrictions.billing_currencies,
    operatingCountries: ({ restrictions }) => restrictions.operating_countries.map((code) => ({ code })),
  },
};
