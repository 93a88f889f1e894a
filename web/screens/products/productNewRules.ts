import { newProduct } from '../../../schema/rules/products.ts';
import { z } from '../../../schema/zod.ts';
import type { Definition } from '../../components/dimensions/DimensionField.tsx';
import {
  type DimensionRow,
  dimensionRowRules,
  rowsOfProduct,
} from '../../components/dimensions/dimensionRows.ts';
import type { FormApi, FormValues } from '../../kit/form/formApi.ts';
import { issuesOf } from './productRules.ts';

/** The rules of a new product with its brand and its dimensions. */
export const productNewRules = (definitions: readonly Definition[]) =>
  newProduct
    .omit({ status: true, translations: true })
    .extend({ brandId: z.string().min(1), dimensions: dimensionRowRules(definitions, 'product') })
    .superRefine(issuesOf);
export type ProductNewRules = ReturnType<typeof productNewRules>;
export type ProductNewValues = FormValues<ProductNewRules>;
export type ProductNewFormApi = FormApi<ProductNewRules>;

/** What nobody has chosen yet is empty; the rest is what most products have. */
export const EMPTY_PRODUCT: ProductNewValues = {
  ...{ brandId: null, productType: null, dimensions: [], name: '', productId: '', description: '' },
  ...{
    defaultLocale: 'en',
    faceValueCurrency: 'EUR',
    acceptVariableValue: false,
    nameWithVariableValue: null,
  },
  ...{ termsAndConditions: null, termsAndConditionsUrl: null, countryRestrictions: [], themes: [] },
  ...{ featured: null, gender: null, ageRanges: [], conditionOfSale: 'on_demand' },
  deliveryMode: 'digital_delivery',
};

/** The steps of a creation and the fields that stand in each (PRODUCT-4). */
export const PRODUCT_STEPS = ['type', 'info', 'catalogue'] as const;
export type ProductStep = (typeof PRODUCT_STEPS)[number];

const STEP_OF: Readonly<Record<string, ProductStep>> = {
  ...{ brandId: 'type', productType: 'type', dimensions: 'type' },
  ...{ name: 'info', productId: 'info', description: 'info', defaultLocale: 'info' },
  ...{ faceValueCurrency: 'info', acceptVariableValue: 'info', nameWithVariableValue: 'info' },
  ...{
    termsAndConditions: 'info',
    termsAndConditionsUrl: 'info',
    conditionOfSale: 'info',
    deliveryMode: 'info',
  },
};

export const stepOfField = (field: string): ProductStep => STEP_OF[field.split('.')[0] ?? ''] ?? 'catalogue';

/** The rows of a draft for the dimensions there are by now; none before a type was chosen. */
export function rowsOfDraft(definitions: readonly Definition[], draft: ProductNewValues): DimensionRow[] {
  const { productType, dimensions } = draft;
  if (!productType) return [];
  return rowsOfProduct(definitions, productType).map((row) => {
    const kept = dimensions?.find(({ dimension }) => dimension === row.dimension);
    const isRequired = row.isRequired || (kept?.isRequired ?? false);
    return { ...row, isRequired, use: kept?.use ?? row.use, texts: kept?.texts ?? row.texts };
  });
}
