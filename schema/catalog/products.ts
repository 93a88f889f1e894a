import { isCountry } from '../foundation/contacts/countries.ts';
import { PRODUCT_LOCALES } from '../foundation/contacts/languages.ts';
import { isCurrency } from '../foundation/money/currencies.ts';
import { httpsUrl } from '../foundation/text/httpsUrl.ts';
import { linesText, lineText } from '../foundation/text/lineText.ts';
import { ruleIssue } from '../foundation/text/ruleIssue.ts';
import { z } from '../foundation/text/zod.ts';
import { SALE_STATUSES } from '../foundation/transitions.ts';
import { translations } from './translations.ts';

/** How a product is sold: one at a time as it is asked for, or from stock that is bought ahead. */
export const CONDITIONS_OF_SALE = ['on_demand', 'in_stock'] as const;
export type ConditionOfSale = (typeof CONDITIONS_OF_SALE)[number];

/** Types of product (PRODUCT-50). */
export const PRODUCT_TYPES = ['gift_card', 'item', 'legacy'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** How a reward reaches its recipient (CATALOG-13). */
export const DELIVERY_MODES = ['digital_delivery', 'physical_shipment'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** Age ranges a product is aimed at (PRODUCT-56). */
export const AGE_RANGES = ['<18', '18-24', '25-34', '35-44', '45-54', '55+'] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** Themes of products (PRODUCT-49); each product has at least one. */
export const PRODUCT_THEMES = [
  'birthday',
  'family',
  'food',
  'gift',
  'home',
  'leisure',
  'sport',
  'thanks',
  'travel',
  'wedding',
] as const;
export type ProductTheme = (typeof PRODUCT_THEMES)[number];

/** Stands for all countries wherever countries are named (FMT-13). */
export const WORLDWIDE = '*';

/** Characters of a product's own id, the part after its brand (PRODUCT-34). */
export const MIN_PRODUCT_ID = 3;
export const MAX_PRODUCT_ID = 10;

/** A product's own id as it is proposed for a name: what is no letter or digit removed, ten characters, in capitals (PRODUCT-36, PRODUCT-37). */
export function productIdOf(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, MAX_PRODUCT_ID)
    .toUpperCase();
}

/** The full ID of a product: its own ID after its brand's (PRODUCT-48). */
export const fullProductId = (brandId: string, productId: string): string => `${brandId}-${productId}`;

/** A product's own id (PRODUCT-33 … PRODUCT-36, PRODUCT-40); letter case is mended, everything else is refused. */
export const productId = z
  .string()
  .trim()
  .toUpperCase()
  .min(1)
  .regex(/^[A-Z0-9]*$/, { error: 'product_id_pattern' })
  .min(MIN_PRODUCT_ID, { error: 'product_id_min' })
  .max(MAX_PRODUCT_ID, { error: 'product_id_max' });

/** Countries a product is sold in; none, like `WORLDWIDE`, is all of them (PRODUCT-52). */
const countries = z
  .array(z.string().refine((code) => code === WORLDWIDE || isCountry(code), { error: 'unknown_country' }))
  .max(250)
  .superRefine((codes, context) => {
    const issue = ruleIssue(context);
    if (new Set(codes).size !== codes.length) return issue('duplicate_value');
    if (codes.includes(WORLDWIDE) && codes.length > 1) return issue('worldwide_alone');
  });

const themes = z
  .array(z.enum(PRODUCT_THEMES))
  .min(1, { error: 'required' })
  .max(PRODUCT_THEMES.length)
  .refine((themes) => new Set(themes).size === themes.length, { error: 'duplicate_value' });

const fields = {
  name: lineText().min(1).max(200),
  description: linesText().min(1).max(5000),
  defaultLocale: z.enum(PRODUCT_LOCALES),
  translations,
  status: z.enum(SALE_STATUSES),
  conditionOfSale: z.enum(CONDITIONS_OF_SALE),
  deliveryMode: z.enum(DELIVERY_MODES),
  countryRestrictions: countries,
  faceValueCurrency: z.string().refine(isCurrency, { error: 'unknown_currency' }),
  acceptVariableValue: z.boolean(),
  nameWithVariableValue: lineText()
    .min(1)
    .max(200)
    .includes('%s', { error: 'variable_name_pattern' })
    .nullable(),
  featured: z.boolean(),
  themes,
  gender: z.enum(GENDERS).nullable(),
  ageRanges: z.array(z.enum(AGE_RANGES)).max(AGE_RANGES.length),
  termsAndConditions: linesText().max(50_000).nullable(),
  termsAndConditionsUrl: httpsUrl.nullable(),
};

/**
 * A new product (PRODUCT-42): its texts in the default language, the other languages in `translations`. What depends on several fields is
 * `productIssues`.
 */
export const newProduct = z.strictObject({
  ...fields,
  productId,
  productType: z.enum(PRODUCT_TYPES),
  countryRestrictions: countries.min(1, { error: 'required' }),
  defaultLocale: fields.defaultLocale.default('en'),
  translations: fields.translations.default({}),
  status: fields.status.default('enabled'),
  conditionOfSale: fields.conditionOfSale.default('on_demand'),
  deliveryMode: fields.deliveryMode.default('digital_delivery'),
  acceptVariableValue: fields.acceptVariableValue.default(false),
  nameWithVariableValue: fields.nameWithVariableValue.default(null),
  gender: fields.gender.default(null),
  ageRanges: fields.ageRanges.default([]),
  termsAndConditions: fields.termsAndConditions.default(null),
  termsAndConditionsUrl: fields.termsAndConditionsUrl.default(null),
});
export type NewProduct = z.output<typeof newProduct>;

/** A change of a product: any of these keys; what is left out stays. Id, brand and type never change. */
export const productDraft = z.strictObject(fields).partial();
export type ProductDraft = z.output<typeof productDraft>;

/** Facts for rules on several fields of a product. */
export interface ProductFacts {
  productType: ProductType;
  acceptVariableValue: boolean;
  nameWithVariableValue: string | null;
  defaultLocale: string;
  translations: Readonly<Record<string, unknown>>;
}

/** Broken rules of a whole product, by field: variable values are of gift cards and need a name for them (PRODUCT-44, PRODUCT-53). */
export function productIssues(product: ProductFacts): { field: keyof ProductFacts; rule: string }[] {
  const { productType, acceptVariableValue, nameWithVariableValue, defaultLocale } = product;
  const isCard = productType === 'gift_card';
  return [
    ...(acceptVariableValue && !isCard
      ? [{ field: 'acceptVariableValue', rule: 'gift_card_only' } as const]
      : []),
    ...(acceptVariableValue && isCard && nameWithVariableValue === null
      ? [{ field: 'nameWithVariableValue', rule: 'required' } as const]
      : []),
    ...(nameWithVariableValue !== null && !isCard
      ? [{ field: 'nameWithVariableValue', rule: 'gift_card_only' } as const]
      : []),
    ...(defaultLocale in product.translations
      ? [{ field: 'translations', rule: 'default_locale_twice' } as const]
      : []),
  ];
}
