import type { ProductType } from '../../../schema/catalog/products.ts';
import { newSku, type SkuFacts, skuIssues } from '../../../schema/catalog/skus.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import type { FormApi } from '../../kit/form/formApi.ts';
import type { Definition } from '../shared/dimensions/DimensionField.tsx';
import { dimensionRowRules } from '../shared/dimensions/dimensionRows.ts';
import { translationRow } from '../shared/translationRows.ts';

const shape = (definitions: readonly Definition[]) => ({
  ...newSku.pick({
    name: true,
    description: true,
    ean: true,
    faceValue: true,
    currency: true,
    variableValue: true,
    featured: true,
    providerId: true,
  }).shape,
  featured: z.boolean(),
  dimensions: dimensionRowRules(definitions, 'sku'),
});

/** Amounts and currencies are checked together as soon as each can be parsed, whatever else is missing. */
const AMOUNTS = ['faceValue', 'currency', 'catalogPrice', 'catalogCurrency', 'variableValue'];
const areAmountsRead = ({ issues }: z.core.ParsePayload) =>
  !issues.some(({ path }) => AMOUNTS.includes(String(path?.[0])));

/** The rules of a new SKU with its varying dimension values; one of any value has none (SKU-18). */
export const skuNewRules = (productType: ProductType, definitions: readonly Definition[]) =>
  z
    .object(shape(definitions))
    .superRefine(
      (sku, context) => issuesOf({ ...sku, productType, catalogPrice: null, catalogCurrency: null }, context),
      { when: areAmountsRead },
    );
export type SkuNewRules = ReturnType<typeof skuNewRules>;

/** The rules of an existing SKU: additionally, its price in the catalog and its texts in other languages. */
export const skuRules = (productType: ProductType, definitions: readonly Definition[]) =>
  z
    .object({
      ...shape(definitions),
      ...newSku.pick({ catalogPrice: true, catalogCurrency: true }).shape,
      translations: z.array(translationRow),
    })
    .superRefine((sku, context) => issuesOf({ ...sku, productType }, context), { when: areAmountsRead });
export type SkuRules = ReturnType<typeof skuRules>;

/** The fields that both forms share, as their components see them. */
export type SkuFieldsForm = Pick<FormApi<SkuNewRules>, 'field' | 'values' | 'setValue' | 'rows'>;

/** A form with these fields, and possibly others. */
export const asSkuFields = (form: object): SkuFieldsForm => form as SkuFieldsForm;

/** Reports rules that involve several fields of a SKU. */
function issuesOf(sku: Omit<SkuFacts, 'defaultLocale' | 'translations'>, context: z.RefinementCtx): void {
  for (const { field, rule, limit } of skuIssues({ ...sku, defaultLocale: '', translations: {} }))
    context.addIssue({
      code: 'custom',
      message: rule,
      path: [field],
      ...(limit && { params: { limit } }),
    });
}

/** The steps of a creation, with their fields in display order (SKU-3). */
export const SKU_STEPS = {
  dimensions: ['variableValue', 'dimensions'],
  catalogue: ['name', 'description', 'ean', 'faceValue', 'currency', 'featured', 'providerId'],
};
