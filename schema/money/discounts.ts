import { MAX_AMOUNT_TEXT, readDecimal } from '../foundation/money/money.ts';
import { lineText } from '../foundation/text/lineText.ts';
import { ruleIssue } from '../foundation/text/ruleIssue.ts';
import { z } from '../foundation/text/zod.ts';

/** The largest discount in hundredths of a percent (DISC-9). */
export const MAX_DISCOUNT = 10_000;

/**
 * Reads a percentage, by the rule of `readDecimal`, as hundredths of a percent: `12.5` → 1250.
 * @returns null when the text is no decimal number or has more than two decimals.
 */
export function parsePercent(text: string): number | null {
  const decimal = readDecimal(text);
  if (!decimal || decimal.decimals.length > 2) return null;
  const points = Number(decimal.whole) * 100 + Number(decimal.decimals.padEnd(2, '0'));
  return decimal.sign && points !== 0 ? -points : points;
}

/** Hundredths of a percent as a decimal string without idle zeros: 1250 → `12.5`. */
export function formatPercent(basisPoints: number): string {
  const text = String(Math.abs(basisPoints)).padStart(3, '0');
  const decimals = text.slice(-2).replace(/0+$/, '');
  return `${basisPoints < 0 ? '-' : ''}${text.slice(0, -2)}${decimals && `.${decimals}`}`;
}

/** A percentage as people type it: a number from 0 to 100 with two decimals at most (DISC-9). */
const percent = z
  .string()
  .trim()
  .max(MAX_AMOUNT_TEXT, { abort: true })
  .superRefine((text, context) => {
    const issue = ruleIssue(context);
    if (text === '') return issue('required');
    if (!readDecimal(text)) return issue('expect_a_number');
    const points = parsePercent(text);
    if (points === null) return issue('two_decimals');
    if (points < 0) return issue('discount_too_low', '0');
    if (points > MAX_DISCOUNT) return issue('discount_too_high', formatPercent(MAX_DISCOUNT));
  });

/** A discount of an advertiser on a product; a discount of 0 is none (DISC-10, DISC-12, DISC-13). */
export const discountDraft = z.strictObject({ productId: lineText().min(1).max(40), discount: percent });
export type DiscountDraft = z.output<typeof discountDraft>;

/** The same for a form that adds one: 0 would add nothing. */
export const newDiscount = discountDraft.extend({
  discount: percent.refine((text) => parsePercent(text) !== 0, { error: 'discount_of_nothing' }),
});
