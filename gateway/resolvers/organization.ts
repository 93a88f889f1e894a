import type { Resolvers } from '../generated/resolvers.generated.ts';
import { isSelected } from '../selected.ts';
import { wordless } from '../sources/countries.ts';
import { tellMissing } from '../subschemas/failed.ts';

/** What only the index knows of a country. */
const WORDS = ['name', 'iso', 'fullLabel'];

/** The caller's organization; its countries are codes here and named by the index, all in one call. */
export const organizationResolvers: Resolvers = {
  Query: { organization: (_root, _args, { sources }) => sources.organization.mine() },
  Organization: {
    billingCurrencies: ({ restrictions }) => restrictions.billing_currencies,
    operatingCountries: async ({ restrictions }, _args, context, info) => {
      const codes = restrictions.operating_countries;
      const words = WORDS.filter((word) => isSelected(info, word));
      if (words.length === 0) return codes.map(wordless);
      try {
        return await context.sources.countries.named(codes);
      } catch (failure) {
        tellMissing(context, info, words, failure);
        return codes.map(wordless);
      }
    },
  },
};
