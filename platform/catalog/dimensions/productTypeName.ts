import { z } from 'zod';
import { PRODUCT_TYPES, type ProductType } from '../../../schema/catalog/products.ts';
import { translator } from '../../foundation/i18n/translator.ts';

/** The name of a product type in a language (PRODUCT-49). */
export const productTypeName = translator({
  gift_card: { en: 'Gift card', fr: 'Carte cadeau' },
  item: { en: 'Item', fr: 'Article' },
  legacy: { en: 'Legacy', fr: 'Ancien' },
} satisfies Record<ProductType, unknown>);

/** A type of products as answers show it. */
export const productTypeShape = z.object({
  id: z.enum(PRODUCT_TYPES),
  name: z.string().describe("In the caller's language"),
});
