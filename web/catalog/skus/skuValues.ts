import { DimensionFieldFragmentDoc } from '../../../operations/catalog/dimensions/DimensionField.generated.ts';
import type {
  SkuFormFragment,
  SkuProductFragment,
} from '../../../operations/catalog/skus/SkuScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { FormValues } from '../../kit/form/formApi.ts';
import type { Definition } from '../shared/dimensions/DimensionField.tsx';
import { type DimensionRow, definitionsOf } from '../shared/dimensions/dimensionRows.ts';
import { rowsOfTranslations } from '../shared/translationRows.ts';
import type { SkuNewRules, SkuRules } from './skuRules.ts';

type Configurations = SkuProductFragment['dimensionConfigurations'];

/** The dimensions of a product. */
export const definitionsOfProduct = (configurations: Configurations): Definition[] =>
  definitionsOf(configurations.map(({ dimension }) => readFragment(DimensionFieldFragmentDoc, dimension)));

/** A row for each varying dimension of the product, with the SKU's values; one of any value has none (SKU-18). */
export function rowsOfSku(
  configurations: Configurations,
  {
    variableValue,
    dimensionValues,
  }: {
    variableValue: boolean;
    dimensionValues: readonly { values: readonly string[]; dimension: { id: string } }[];
  } = { variableValue: false, dimensionValues: [] },
): DimensionRow[] {
  return configurations.flatMap(({ required, vary, dimension }) => {
    const { id } = readFragment(DimensionFieldFragmentDoc, dimension);
    const own = dimensionValues.find((value) => value.dimension.id === id);
    return vary
      ? [
          {
            dimension: id,
            isRequired: required,
            texts: [...(own?.values ?? [])],
            use: variableValue ? ('none' as const) : ('same' as const),
          },
        ]
      : [];
  });
}

/** The rows of a draft for the currently varying dimensions of the product. */
export function rowsOfDraft(
  configurations: Configurations,
  { dimensions, variableValue }: Pick<FormValues<SkuNewRules>, 'dimensions' | 'variableValue'>,
): DimensionRow[] {
  const draftDimensions = (dimensions ?? []).map(({ dimension, texts }) => ({
    dimension: { id: dimension ?? '' },
    values: texts ?? [],
  }));
  return rowsOfSku(configurations, {
    variableValue: variableValue ?? false,
    dimensionValues: draftDimensions,
  });
}

/** A SKU as values of its form. */
export function valuesOfSku(sku: SkuFormFragment, configurations: Configurations): FormValues<SkuRules> {
  const { name, description, ean, faceValue, variableValue, catalogPrice, featured, provider } = sku;
  return {
    name,
    description,
    ean: ean ?? null,
    variableValue,
    featured,
    providerId: provider?.id ?? null,
    faceValue: faceValue.amount,
    currency: faceValue.currency,
    catalogPrice: catalogPrice?.amount ?? null,
    catalogCurrency: catalogPrice?.currency ?? null,
    translations: rowsOfTranslations(sku.defaultLocale, sku.translations),
    dimensions: rowsOfSku(configurations, sku),
  };
}
