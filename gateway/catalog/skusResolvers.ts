import type { Resolvers } from '../context/resolvers.generated.ts';
import { dimensionValuesFrom, dimensionValuesOf } from './dimensionValuesResolvers.ts';
import { translationsOf } from './productsResolvers.ts';

/** SKUs of the catalog. */
export const skuResolvers: Resolvers = {
  Sku: {
    translations: ({ translations }) => translationsOf(translations),
    dimensionValues: ({ dimension_values: values }, _args, context) => dimensionValuesOf(values, context),
    catalogPrice: ({ catalog_price: amount, catalog_currency: currency }) =>
      amount === null || currency === null ? null : { amount, currency },
  },
  Mutation: {
    updateSku: (_root, { input }, { sources }) => sources.skus.update(input),
    createSku: async (_root, { input }, context) =>
      context.sources.skus.create(input, await dimensionValuesFrom(input.dimensionValues ?? [], context)),
    saveSkuDimensions: async (_root, { input }, context) =>
      context.sources.skus.saveDimensions(input, await dimensionValuesFrom(input.dimensionValues, context)),
  },
};
