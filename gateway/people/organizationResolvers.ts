import { namedCountries } from '../context/namedCountries.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';

/** The caller's organization; its countries are codes in REST, and the index knows their names. */
export const organizationResolvers: Resolvers = {
  Organization: {
    billingCurrencies: ({ restrictions }) => restrictions.billing_currencies,
    operatingCountries: ({ restrictions }, _args, context, info) =>
      namedCountries(restrictions.operating_countries, context, info),
  },
};
