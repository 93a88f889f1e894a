import {
  newProduct,
  type ProductFacts,
  type ProductType,
  productDraft,
  productIssues,
} from '../../../schema/catalog/products.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import type { FormApi } from '../../kit/form/formApi.ts';
import { translationRow } from '../shared/translationRows.ts';

const whole = productDraft.required();

/** The fields that the forms of a product share; "worldwide" must be chosen explicitly. */
export const productFields = whole
  .omit({ status: true, translations: true, defaultLocale: true })
  .extend({ countryRestrictions: newProduct.shape.countryRestrictions });

/** A form with some of these fields, as its components see it. */
export type ProductFieldsForm = Pick<
  FormApi<typeof productFields>,
  'field' | 'values' | 'setValue' | 'errors'
>;

/** Casts a form to one of the shared fields: it has additional fields, or not all of them. */
export const asProductFields = (form: object): ProductFieldsForm => form as ProductFieldsForm;

/** The fields on the page itself. */
export const detailRules = productFields.omit({
  gender: true,
  ageRanges: true,
  acceptVariableValue: true,
  nameWithVariableValue: true,
  termsAndConditions: true,
});

/** The fields of the advanced settings: general ones, and the texts in every language; the default language is required (PRODUCT-47). */
export const advancedRules = (productType: ProductType) =>
  productFields
    .pick({
      name: true,
      description: true,
      gender: true,
      ageRanges: true,
      acceptVariableValue: true,
      nameWithVariableValue: true,
      termsAndConditions: true,
    })
    .extend({ translations: z.array(translationRow) })
    .superRefine((values, context) => issuesOf({ ...values, productType }, context));

/** Reports rules that involve several fields of a product (PRODUCT-44, PRODUCT-53). */
export function issuesOf(
  values: Pick<ProductFacts, 'productType' | 'acceptVariableValue' | 'nameWithVariableValue'>,
  context: z.RefinementCtx,
): void {
  for (const { field, rule } of productIssues({ ...values, defaultLocale: '', translations: {} }))
    context.addIssue({ code: 'custom', message: rule, path: [field] });
}
