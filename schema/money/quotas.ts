// How many redemptions of a reward an advertiser may have; shared by platform and web (QUOTA-17, QUOTA-18).

import { lineText } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';

/** The largest count that is kept. */
export const MAX_QUOTA = 999_999_999;

const count = z
  .number()
  .refine(Number.isInteger, { error: 'no_decimals', abort: true })
  .min(0)
  .max(MAX_QUOTA)
  .nullable()
  .default(null);

/** Saved fields of a quota; an omitted one stays. An allowed count of null is no limit: an existing quota is deleted (QUOTA-16). */
export const quotaDraft = z.strictObject({
  nbRedemptionsAllowed: count.unwrap().optional(),
  alertThreshold: count.unwrap().optional(),
});
export type QuotaDraft = z.output<typeof quotaDraft>;

/** A new quota: of which reward, and how many. */
export const newQuota = z.strictObject({
  sku: lineText().min(1, { error: 'required' }).max(100),
  nbRedemptionsAllowed: count.unwrap().unwrap(),
  alertThreshold: count,
});
export type NewQuota = z.output<typeof newQuota>;

/** True if the alert would never be raised: its threshold is above the allowed count. The form and the platform both refuse it. */
export const isThresholdTooHigh = ({
  nbRedemptionsAllowed,
  alertThreshold,
}: Record<'nbRedemptionsAllowed' | 'alertThreshold', number | null>): boolean =>
  nbRedemptionsAllowed !== null && alertThreshold !== null && alertThreshold > nbRedemptionsAllowed;

/** A count as it is typed: digits alone, or nothing. Answers the rule that it breaks. */
export function brokenCount(text: string): 'whole_number' | 'max' | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^\d+$/.test(typed)) return 'whole_number';
  return typed.length > 9 ? 'max' : null;
}
