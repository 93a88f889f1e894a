import type { ProductType } from '../../../schema/rules/products.ts';
import { newSku, skuIssues } from '../../../schema/rules/skus.ts';
import { z } from '../../../schema/zod.ts';
import type { Definition } from '../../components/dimensions/DimensionField.tsx';
import { dimensionRowRules } from '../../components/dimensions/dimensionRows.ts';

/** The rules of a new SKU with its values of the dimensions that vary; one of any value has none (SKU-18). */
export const skuNewRules = (productType: ProductType, definitions: readonly Definition[]) =>
  z
    .object({
      ...newSku.pick({
        name: true,
        description: true,
        ean: true,
        faceValue: true,
        currency: true,
        variableValue: true,
        featured: true,
      }).shape,
      featured: z.boolean(),
      dimensions: dimensionRowRules(definitions),
    })
    .superRefine((sku, context) => {
      const facts = { catalogPrice: null, catalogCurrency: null, defaultLocale: '', translations: {} };
      for (const { field, rule, limit } of skuIssues({ ...sku, ...facts, productType }))
        context.addIssue({
          code: 'custom',
          message: rule,
          path: [field],
          ...(limit && { params: { limit } }),
        });
    });
export type SkuNewRules = ReturnType<typeof skuNewRules>;

/** The steps of a creation (SKU-3). */
export const SKU_STEPS = ['dimensions', 'catalogue'] as const;
export type SkuStep = (typeof SKU_STEPS)[number];
