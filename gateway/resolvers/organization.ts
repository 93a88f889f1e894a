import type { Resolvers } from '../graph/resolvers.generated.ts';
import { namedCountries } from '../search/namedCountries.ts';

/** The caller's organization; its countries are codes here and named by the index. */
export const organizationResolvers: Resolvers = {
  Query: { organization: (_root, _args, { sources }) => sources.organization.mine() },
  Organization: {
    billingCurrencies: ({ restrictions }) => restrictions.billing_currencies,
    operatingCountries: ({ restrictions }, _args, context, info) =>
      namedCountries(restrictions.operating_countries, context, info),
  },
};
