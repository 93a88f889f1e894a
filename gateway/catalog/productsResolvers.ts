import { namedCountries } from '../context/namedCountries.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';
import type { ProductRow, TranslationRow } from '../context/rows.generated.ts';
import { dimensionValuesFrom, dimensionValuesOf } from './dimensionValuesResolvers.ts';

/** Products of the catalog, and the products that can be discounted. */
export const productResolvers: Resolvers = {
  Query: {
    similarProducts: (_root, args, { sources }) => sources.products.similar(args),
  },
  Product: {
    productType: ({ product_type: { id } }) => id,
    translations: ({ translations }) => translationsOf(translations),
    countryRestrictions: ({ country_restrictions: codes }, _args, context, info) =>
      namedCountries(codes, context, info),
    dimensionValues: ({ dimension_values: values }, _args, context) => dimensionValuesOf(values, context),
    publications: ({ id }, _args, { sources }) => sources.publications.ofProduct(id),
  },
  Mutation: {
    updateProduct: (_root, { input }, { sources }) => sources.products.update(input),
    createProduct: (_root, { input }, { sources }) => sources.products.create(input),
    saveProductDimensions: async (_root, { input }, context) =>
      context.sources.products.saveDimensions(
        input,
        await dimensionValuesFrom(input.dimensionValues, context),
      ),
  },
};

/** Texts by language as the graph lists them. */
export function translationsOf(translations: ProductRow['translations']): TranslationRow[] {
  return Object.entries(translations).flatMap(([locale, texts]) => (texts ? [{ locale, ...texts }] : []));
}
