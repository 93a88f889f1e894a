import { PRODUCT_LOCALES } from '../foundation/contacts/languages.ts';
import { isCurrency } from '../foundation/money/currencies.ts';
import {
  brokenAmountRule,
  MAX_AMOUNT_TEXT,
  MAX_BUDGET_UNITS,
  maxBudget,
  parseMoney,
  readDecimal,
} from '../foundation/money/money.ts';
import { linesText, lineText } from '../foundation/text/lineText.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';
import { SALE_STATUSES } from '../foundation/transitions.ts';
import type { ProductType } from './products.ts';
import { translations } from './translations.ts';

/** A number as text; its decimals are judged with its currency by `skuIssues` (SKU-28). */
const amount = z
  .string()
  .trim()
  .min(1)
  .max(MAX_AMOUNT_TEXT, { abort: true })
  .refine((text) => readDecimal(text) !== null, { error: 'expect_a_number' });
const currency = z
  .string()
  .refine((code) => code !== '', { error: 'required', abort: true })
  .refine(isCurrency, { error: 'unknown_currency' });

/** The last digit of an EAN by its first twelve: it shows a typing error (GS1 General Specifications, 7.9). */
export function eanCheckDigit(ean: string): string {
  const sum = [...ean.slice(0, 12)].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

const fields = {
  name: lineText().min(1).max(200),
  description: linesText().max(5000),
  defaultLocale: z.enum(PRODUCT_LOCALES),
  translations,
  status: z.enum(SALE_STATUSES),
  ean: z
    .string()
    .trim()
    .regex(/^\d{13}$/, { error: 'ean_length' })
    .superRefine((ean, context) => {
      if (!/^\d{13}$/.test(ean)) return;
      const digit = eanCheckDigit(ean);
      if (ean.at(-1) !== digit)
        context.addIssue({ code: 'custom', message: 'ean_check_digit', params: { limit: digit } });
    })
    .nullable(),
  faceValue: amount,
  currency,
  variableValue: z.boolean(),
  catalogPrice: amount.nullable(),
  catalogCurrency: currency.nullable(),
  featured: z.boolean(),
  providerId: z.string().regex(DIGITS, { error: 'unknown_provider' }).nullable(),
};

/** A new SKU (SKU-35): its id is made by the platform, and it is enabled. */
export const newSku = z.strictObject({
  ...fields,
  description: fields.description.default(''),
  defaultLocale: fields.defaultLocale.default('en'),
  translations: fields.translations.default({}),
  status: z.literal('enabled').default('enabled'),
  ean: fields.ean.default(null),
  variableValue: fields.variableValue.default(false),
  catalogPrice: fields.catalogPrice.default(null),
  catalogCurrency: fields.catalogCurrency.default(null),
  featured: fields.featured.default(false),
  providerId: fields.providerId.default(null),
});
export type NewSku = z.output<typeof newSku>;

/** A change of a SKU: any of these keys; what is left out stays. */
export const skuDraft = z.strictObject(fields).partial();
export type SkuDraft = z.output<typeof skuDraft>;

/** Facts for rules on several fields of a SKU; amounts as decimal texts. */
export interface SkuFacts {
  productType: ProductType;
  ean: string | null;
  faceValue: string;
  currency: string;
  variableValue: boolean;
  catalogPrice: string | null;
  catalogCurrency: string | null;
  defaultLocale: string;
  translations: Readonly<Record<string, unknown>>;
}

/** A broken rule of a whole SKU. */
export interface SkuIssue {
  field: keyof SkuFacts;
  rule: string;
  limit?: string;
}

/** Broken rules of a whole SKU: the EAN of items (SKU-19), amounts in their currency (SKU-28, SKU-29), both halves of the catalog price. */
export function skuIssues(sku: SkuFacts): SkuIssue[] {
  const { productType, ean, catalogPrice, catalogCurrency, variableValue } = sku;
  return [
    ...(productType === 'item' && ean === null ? [{ field: 'ean', rule: 'required' } as const] : []),
    ...(variableValue && productType !== 'gift_card'
      ? [{ field: 'variableValue', rule: 'gift_card_only' } as const]
      : []),
    ...amountIssues('faceValue', sku.faceValue, sku.currency),
    ...(catalogPrice !== null && catalogCurrency !== null
      ? amountIssues('catalogPrice', catalogPrice, catalogCurrency)
      : []),
    ...(catalogPrice !== null && catalogCurrency === null
      ? [{ field: 'catalogCurrency', rule: 'required' } as const]
      : []),
    ...(catalogPrice === null && catalogCurrency !== null
      ? [{ field: 'catalogPrice', rule: 'required' } as const]
      : []),
    ...(sku.defaultLocale in sku.translations
      ? [{ field: 'translations', rule: 'default_locale_twice' } as const]
      : []),
  ];
}

function amountIssues(field: 'faceValue' | 'catalogPrice', text: string, currency: string): SkuIssue[] {
  if (text.startsWith('-') && /[1-9]/.test(text)) return [{ field, rule: 'amount_negative', limit: '0' }];
  const [whole = ''] = text.split('.');
  // An amount beyond the maximum is reported as such, whatever its decimals are.
  const units = parseMoney(whole, currency);
  if (units !== null ? units > maxBudget(currency) : brokenAmountRule(whole, currency) === 'amount_too_high')
    return [{ field, rule: 'amount_too_high', limit: String(MAX_BUDGET_UNITS) }];
  const rule = brokenAmountRule(text, currency);
  if (rule !== null) return [{ field, rule: rule === 'two_decimals' ? 'price_two_decimals' : rule }];
  const minor = parseMoney(text, currency);
  return minor !== null && minor > maxBudget(currency)
    ? [{ field, rule: 'amount_too_high', limit: String(MAX_BUDGET_UNITS) }]
    : [];
}
