import { defaultMergedResolver, isExternalObject } from '@graphql-tools/delegate';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.generated.ts';
import type { CountryJson } from '../models.ts';

/** The caller's organization; its countries are codes here and named by the index. */
export const organizationResolvers: Resolvers = {
  Query: { organization: (_root, _args, { sources }) => sources.organization.mine() },
  Organization: {
    billingCurrencies: ({ restrictions }) => restrictions.billing_currencies,
    operatingCountries: ({ restrictions }) => restrictions.operating_countries.map((code) => ({ code })),
  },
  Country: {
    code: fromIndex('code'),
    name: fromIndex('name'),
    iso: fromIndex('iso'),
    fullLabel: fromIndex('fullLabel'),
  },
};

/** A country that came from the index holds its fields; of a code alone, the index is asked once for all of the request. */
function fromIndex<Field extends keyof CountryJson>(field: Field) {
  return async (country: CountryJson, args: object, context: GraphContext, info: GraphQLResolveInfo) => {
    if (isExternalObject(country)) return defaultMergedResolver(country, { ...args }, { ...context }, info);
    if (field === 'code') return country.code;
    return (await context.sources.countries.byCode(country.code))?.[field] ?? null;
  };
}
