import { isCurrency } from '../foundation/money/currencies.ts';
import { MAX_AMOUNT_TEXT, readDecimal } from '../foundation/money/money.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';
import { CONDITIONS_OF_SALE, DELIVERY_MODES } from './products.ts';

/** Maximum hits on a page of the catalogue's search; the SDL's default is 30 (SEARCH-3). */
export const MAX_CATALOGUE_PAGE = 100;

/** Minimum number of characters for suggestions. */
export const MIN_SUGGESTED = 2;

/** Digits of a face value before and after its point; no reward has more. */
const MAX_WHOLE_DIGITS = 12;
const MAX_DECIMALS = 6;

const amount = z
  .string()
  .trim()
  .max(MAX_AMOUNT_TEXT, { abort: true })
  .refine((text) => isFaceValue(text), { error: 'expect_a_number', abort: true });

function isFaceValue(text: string): boolean {
  const decimal = readDecimal(text);
  if (!decimal) return false;
  return decimal.whole.length <= MAX_WHOLE_DIGITS && decimal.decimals.length <= MAX_DECIMALS;
}
const ids = z.array(z.string().min(1).max(40)).max(250);
const numbers = z.array(z.string().regex(DIGITS, { error: 'unknown_choice' })).max(250);

/** Filters of a search in the catalog (SEARCH-2): a face value from 0 (SEARCH-7), to 1 at least (SEARCH-8). */
export const rewardFilter = z
  .strictObject({
    conditionsOfSale: z.array(z.enum(CONDITIONS_OF_SALE)).nullable().default(['on_demand']),
    faceValueMin: amount.refine((text) => Number(text) >= 0, { error: 'face_value_min' }).nullable(),
    faceValueMax: amount.refine((text) => Number(text) >= 1, { error: 'face_value_max' }).nullable(),
    countryRestrictions: ids.nullable(),
    currency: z.string().refine(isCurrency, { error: 'unknown_currency' }).nullable(),
    hidden: z.boolean().nullable().default(false),
    rewardSku: z.string().trim().min(1).max(80).nullable(),
    rewardSkus: z.array(z.string().min(1).max(80)).min(1).max(MAX_CATALOGUE_PAGE).nullable(),
    brandIds: ids.nullable(),
    productIds: ids.nullable(),
    tagIds: numbers.nullable(),
    typologyIds: numbers.nullable(),
    serviceCategoryIds: numbers.nullable(),
    rewardGroupIds: numbers.nullable(),
    deliveryMode: z.enum(DELIVERY_MODES).nullable(),
    sellerId: z.string().regex(DIGITS, { error: 'unknown_organization' }).nullable(),
  })
  .partial();
