import { type DeliveryMode, newProduct, type ProductType } from '../../../../schema/catalog/products.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';
import type { FormApi, FormValues } from '../../../kit/form/formApi.ts';
import type { Definition } from '../../shared/dimensions/DimensionField.tsx';
import {
  type DimensionRow,
  dimensionRowRules,
  rowsOfProduct,
} from '../../shared/dimensions/dimensionRows.ts';
import { issuesOf } from '../productRules.ts';

/** The rules of a new product with its brand and its dimensions. */
export const productNewRules = (definitions: readonly Definition[]) =>
  newProduct
    .omit({ status: true, translations: true })
    .extend({ brandId: z.string().min(1), dimensions: dimensionRowRules(definitions, 'product') })
    .superRefine(issuesOf);
export type ProductNewRules = ReturnType<typeof productNewRules>;
export type ProductNewValues = FormValues<ProductNewRules>;
export type ProductNewFormApi = FormApi<ProductNewRules>;

/** The default delivery mode of a product: an item goes by post. */
export function deliveryOf(type: ProductType | null): DeliveryMode {
  return type === 'item' ? 'physical_shipment' : 'digital_delivery';
}

/** Initial values: fields that need a choice are empty; the others have the most common value. */
export const EMPTY_PRODUCT: ProductNewValues = {
  brandId: null,
  productType: null,
  dimensions: [],
  name: '',
  productId: '',
  description: '',
  defaultLocale: 'en',
  faceValueCurrency: 'EUR',
  acceptVariableValue: false,
  nameWithVariableValue: null,
  termsAndConditions: null,
  termsAndConditionsUrl: null,
  countryRestrictions: [],
  themes: [],
  featured: null,
  gender: null,
  ageRanges: [],
  conditionOfSale: 'on_demand',
  deliveryMode: deliveryOf(null),
};

/** The steps of a creation, with their fields in display order (PRODUCT-4). */
export const PRODUCT_STEPS = {
  type: ['brandId', 'productType', 'dimensions'],
  info: [
    ...['name', 'productId', 'defaultLocale', 'description', 'faceValueCurrency', 'conditionOfSale'],
    ...['deliveryMode', 'termsAndConditionsUrl', 'acceptVariableValue', 'nameWithVariableValue'],
    ...['gender', 'ageRanges', 'termsAndConditions'],
  ],
  catalogue: ['countryRestrictions', 'themes', 'featured'],
};

/** The rows of a draft for the current dimensions; none before a type is chosen. */
export function rowsOfDraft(definitions: readonly Definition[], draft: ProductNewValues): DimensionRow[] {
  const { productType, dimensions } = draft;
  if (!productType) return [];
  return rowsOfProduct(definitions, productType).map((row) => {
    const draftRow = dimensions?.find(({ dimension }) => dimension === row.dimension);
    const isRequired = row.isRequired || (draftRow?.isRequired ?? false);
    return { ...row, isRequired, use: draftRow?.use ?? row.use, texts: draftRow?.texts ?? row.texts };
  });
}
