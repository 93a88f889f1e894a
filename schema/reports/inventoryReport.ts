// Operator staff's settings for stock and budgets: alert thresholds, and the content of a budget; shared by platform and web.

import { MAX_WORKING_DAYS } from '../foundation/dates/workingDays.ts';
import { isCurrency } from '../foundation/money/currencies.ts';
import { brokenAmountRule, MAX_AMOUNT_TEXT, maxBudget, parseMoney } from '../foundation/money/money.ts';
import { httpsUrl } from '../foundation/text/httpsUrl.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';

/** The lead time of an alert; null takes it away. */
export const leadTime = z
  .number()
  .refine(Number.isInteger, { error: 'no_decimals', abort: true })
  .min(1)
  .max(MAX_WORKING_DAYS)
  .nullable();

/** An alert about the stock of a SKU or about the budget of a source: one of the two is named. */
export const runOutAlertDraft = z
  .strictObject({
    sku: z.string().trim().min(1).max(100).nullable().default(null),
    sourceId: z.string().regex(DIGITS).nullable().default(null),
    workingDays: leadTime,
  })
  .refine(({ sku, sourceId }) => (sku === null) !== (sourceId === null), {
    path: ['sku'],
    error: 'required',
  });
export type RunOutAlertDraft = z.output<typeof runOutAlertDraft>;

/** The current amount of a budget, as its provider shows it: a decimal number of its currency, 0 or more. */
export const sourceBudgetDraft = z
  .strictObject({
    providerId: z.string().regex(DIGITS, { error: 'required' }),
    currency: z.string().refine(isCurrency, { error: 'unknown_currency' }),
    budget: z.string().trim().max(MAX_AMOUNT_TEXT),
    dashboardUrl: httpsUrl.nullable().default(null),
  })
  .superRefine(({ budget, currency }, context) => {
    const broken = brokenBudget(budget, currency);
    if (broken) context.addIssue({ code: 'custom', message: broken, path: ['budget'] });
  });
export type SourceBudgetDraft = z.output<typeof sourceBudgetDraft>;

/** The rule that the amount of a budget breaks. */
function brokenBudget(text: string, currency: string): string | null {
  const rule = brokenAmountRule(text, currency);
  if (rule !== null && rule !== 'amount_too_high') return rule;
  if (text.startsWith('-') && /[1-9]/.test(text)) return 'amount_too_low';
  const minor = parseMoney(text, currency);
  return minor === null || minor > maxBudget(currency) ? 'budget_too_high' : null;
}
