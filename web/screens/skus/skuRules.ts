import type { ProductType } from '../../../schema/rules/products.ts';
import { newSku, type SkuFacts, skuIssues } from '../../../schema/rules/skus.ts';
import { z } from '../../../schema/zod.ts';
import type { Definition } from '../../components/dimensions/DimensionField.tsx';
import { dimensionRowRules } from '../../components/dimensions/dimensionRows.ts';
import { translationRow } from '../../components/translationRows.ts';
import type { FormApi } from '../../kit/form/formApi.ts';

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

/** Amounts and currencies are judged together as soon as each can be read, whatever else is missing. */
const AMOUNTS = ['faceValue', 'currency', 'catalogPrice', 'catalogCurrency', 'variableValue'];
const areAmountsRead = ({ issues }: z.core.ParsePayload) =>
  !issues.some(({ path }) => AMOUNTS.includes(String(path?.[0])));

/** The rules of a new SKU with its values of the dimensions that vary; one of any value has none (SKU-18). */
export const skuNewRules = (productType: ProductType, definitions: readonly Definition[]) =>
  z
    .object(shape(definitions))
    .superRefine(
      (sku, context) => issuesOf({ ...sku, productType, catalogPrice: null, catalogCurrency: null }, context),
      { when: areAmountsRead },
    );
export type SkuNewRules = ReturnType<typeof skuNewRules>;

/** The rules of a SKU that is there: besides, its price in the catalogue and its texts in other languages. */
export const skuRules = (productType: ProductType, definitions: readonly Definition[]) =>
  z
    .object({
      ...shape(definitions),
      ...newSku.pick({ catalogPrice: true, catalogCurrency: true }).shape,
      translations: z.array(translationRow),
    })
    .superRefine((sku, context) => issuesOf({ ...sku, productType }, context), { when: areAmountsRead });
export type SkuRules = ReturnType<typeof skuRules>;

/** The fields that both forms have, as their components see them. */
export type SkuFieldsForm = Pick<FormApi<SkuNewRules>, 'field' | 'values' | 'setValue' | 'rows'>;

/** A form that has these fields, and perhaps others besides. */
export const asSkuFields = (form: object): SkuFieldsForm => form as SkuFieldsForm;

/** Says what several fields of a SKU decide together. */
function issuesOf(sku: Omit<SkuFacts, 'defaultLocale' | 'translations'>, context: z.RefinementCtx): void {
  for (const { field, rule, limit } of skuIssues({ ...sku, defaultLocale: '', translations: {} }))
    context.addIssue({
      code: 'custom',
      message: rule,
      path: [field],
      ...(limit && { params: { limit } }),
    });
}

/** The steps of a creation and the fields that stand in each, as they stand there (SKU-3). */
export const SKU_STEPS = {
  dimensions: ['variableValue', 'dimensions'],
  catalogue: ['name', 'description', 'ean', 'faceValue', 'currency', 'featured', 'providerId'],
};
