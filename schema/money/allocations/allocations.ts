import { isInCalendar } from '../../foundation/dates/dates.ts';
import {
  brokenAmountRule,
  exponentOf,
  formatMinor,
  MAX_AMOUNT_TEXT,
  MAX_BUDGET_UNITS,
  maxBudget,
  parseMoney,
  readDecimal,
} from '../../foundation/money/money.ts';
import { linesText, lineText } from '../../foundation/text/lineText.ts';
import { ruleIssue } from '../../foundation/text/ruleIssue.ts';
import { z } from '../../foundation/text/zod.ts';
import type { AllocationMode } from '../rewards.ts';

/** Rewards one request can name. */
export const MAX_REQUEST_REWARDS = 100;

/** Pieces of one reward. */
export const MAX_QUANTITY = 999_999_999;

/** Kinds of requests in reports; `budget` has no allocation (INVENT-25). */
export const ALLOCATION_REPORT_TYPES = ['committed', 'open_budget', 'open_reward', 'budget'] as const;
export type AllocationReportType = (typeof ALLOCATION_REPORT_TYPES)[number];

/** The modes an advertiser can be offered: committed only where it is allowed and a currency to bill is known (ALLOC-6, ALLOC-7). */
export function allocationModes(advertiser: {
  allowCommittedAllocation: boolean;
  billingCurrency: string | null;
}): readonly AllocationMode[] {
  return advertiser.allowCommittedAllocation && advertiser.billingCurrency ? ['committed', 'open'] : ['open'];
}

/** The rule that keeps a decimal text from being minor units of `currency`; null when none does. */
function decimalsRule(
  text: string,
  currency: string,
): 'expect_a_number' | 'no_decimals' | 'price_two_decimals' | null {
  const rule = brokenAmountRule(text, currency);
  if (rule === null || rule === 'amount_too_high') return null;
  if (rule === 'two_decimals') return 'price_two_decimals';
  return rule === 'required' ? 'expect_a_number' : rule;
}

/**
 * The price of one piece in `currency`, as text (ALLOC-25 … ALLOC-31). Broken rules, in this order: `max_length`, `required`, `expect_a_number`,
 * `amount_too_low`, `no_decimals` (currencies without) or `price_two_decimals`, `amount_too_high`, `insufficient_unallocated_budget`.
 * @param free what is unallocated, in minor units; null while it is not known, or where the whole request is judged by it.
 */
export function unitSellingPrice(currency: string, free: bigint | null = null) {
  return z
    .string()
    .trim()
    .max(MAX_AMOUNT_TEXT, { abort: true })
    .superRefine((text, context) => {
      const issue = ruleIssue(context);
      if (text === '') return issue('required');
      const wrong = decimalsRule(text, currency);
      if (wrong === 'expect_a_number') return issue(wrong);
      if (text.startsWith('-') && /[1-9]/.test(text)) return issue('amount_too_low', '0');
      if (wrong) return issue(wrong);
      if (isTooMuch(text, currency)) return issue('amount_too_high', String(MAX_BUDGET_UNITS));
      const price = parseMoney(text, currency) ?? 0n;
      if (free !== null && price > free)
        return issue(
          'insufficient_unallocated_budget',
          formatMinor(free, currency),
          formatMinor(price, currency),
        );
    });
}

/** Pieces of a reward (ALLOC-32, ALLOC-33): a whole number of at least 1. */
export const rewardQuantity = z
  .number()
  .refine(Number.isInteger, { error: 'no_decimals', abort: true })
  .min(1)
  .max(MAX_QUANTITY);

/** The same of a form's text; ALLOC-34 tells decimals apart from what is no number. */
export const rewardQuantityText = z
  .string()
  .trim()
  .max(MAX_AMOUNT_TEXT, { abort: true })
  .superRefine((text, context) => {
    const issue = ruleIssue(context);
    if (text === '') return issue('required');
    const decimal = readDecimal(text);
    if (!decimal) return issue('expect_a_number');
    if (decimal.decimals !== '') return issue('no_decimals');
    // In the words of the check that a submission begins with (ALLOC-21).
    if (Number(text) === 0) return issue('allocation_check_quantity');
  })
  .transform(Number)
  .pipe(z.number().min(1).max(MAX_QUANTITY));

/**
 * The amount of an open allocation in `currency`, as text: an optional sign, at most 9 digits and the currency's decimals, two at
 * most (ALLOC-41, ALLOC-42), not below `minimum` minor units (ALLOC-43; broken rule `request_too_low` with the minimum as its limit).
 */
export function requestedAmount(currency: string, minimum: bigint | null) {
  return z
    .string()
    .trim()
    .max(MAX_AMOUNT_TEXT, { abort: true })
    .superRefine((text, context) => {
      const issue = ruleIssue(context);
      if (text === '') return issue('required');
      const unsigned = text.replace(/^\+(?=\d)/, '');
      const wrong = decimalsRule(unsigned, currency);
      if (wrong) return issue(wrong);
      if (isTooMuch(unsigned, currency)) return issue('amount_too_high', String(MAX_BUDGET_UNITS));
      const minor = requestedMinor(text, currency);
      if (minimum !== null && minor !== null && minor < minimum)
        return issue('request_too_low', formatMinor(minimum, currency));
    });
}

/** Minor units of a requested amount; null when it is no amount. */
export function requestedMinor(text: string, currency: string): bigint | null {
  return parseMoney(text.trim().replace(/^\+(?=\d)/, ''), currency);
}

/** Digits before the point of what is requested, of either sign (ALLOC-42). */
const MAX_REQUEST_DIGITS = 9;

function isTooMuch(text: string, currency: string): boolean {
  const minor = parseMoney(text, currency);
  const digits = readDecimal(text)?.whole.length ?? 0;
  return minor === null || digits > MAX_REQUEST_DIGITS || minor > maxBudget(currency);
}

/** Figures a request is measured by, in minor units. */
export interface RequestFigures {
  status: 'enabled' | 'pending' | 'disabled';
  amount: bigint;
  amountUsed: bigint;
  /** Total that waiting requests would give back. */
  amountReturning: bigint;
}

/**
 * The least an open allocation can be asked for, in minor units (ALLOC-43, ALLOC-44): of an approved one what waits to be given back,
 * plus what was used, less what was put into it; below zero it gives back. Requests for more do not limit it. Without one, or while it waits itself, one unit of `currency`.
 */
export function requestMinimum(allocation: RequestFigures | null, currency: string): bigint {
  if (allocation?.status !== 'enabled') return 10n ** BigInt(exponentOf(currency));
  return allocation.amountReturning + allocation.amountUsed - allocation.amount;
}

/** The sum of price times quantity, in minor units (ALLOC-37). */
export function committedTotal(rewards: readonly { quantity: number; sellingPrice: bigint }[]): bigint {
  return rewards.reduce((sum, { quantity, sellingPrice }) => sum + sellingPrice * BigInt(quantity), 0n);
}

/** An empty text means none. */
const orNull = (text: string) => text || null;

/** The words of a request, and the end of its allocation. */
const terms = {
  externalId: lineText().max(100).transform(orNull).nullable(),
  description: linesText().max(500).transform(orNull).nullable(),
  expirationDatetime: z.iso
    .datetime({ offset: true, error: 'expiration_format' })
    .refine((text) => isInCalendar(new Date(text)), { error: 'expiration_format' })
    .nullable(),
  noExpiration: z.boolean(),
};

const sku = lineText().min(1).max(100);

/** Rewards of one request. */
export function rewardList<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(MAX_REQUEST_REWARDS);
}

/** A reward wanted in an open allocation: as many as the amount pays for, or so many at most. */
export const openReward = z.strictObject({ sku, quantity: rewardQuantity.nullish() });

/** A reward wanted in a committed allocation, its price in `currency`. */
export function committedReward(currency: string) {
  return z.strictObject({ sku, quantity: rewardQuantity, sellingPrice: unitSellingPrice(currency) });
}

/** A change of it (INVENT-9, INVENT-10): what is left out stays. */
export function committedRewardChange(currency: string) {
  return committedReward(currency).partial().required({ sku: true });
}

/** A request for stock (ALLOC-16 … ALLOC-37); prices in `currency`. */
export function newCommittedAllocation(currency: string) {
  return z.strictObject({
    ...z.strictObject(terms).partial().shape,
    rewards: rewardList(committedReward(currency)).min(1, { error: 'required' }),
  });
}

/** A request for an amount, for rewards, or both; `minimum` in minor units of `currency`, null when it is not known. */
export function newOpenAllocation(currency: string, minimum: bigint | null) {
  return z.strictObject({
    ...z.strictObject(terms).partial().shape,
    amount: requestedAmount(currency, minimum),
    rewards: rewardList(openReward).nullish(),
  });
}

/** The amount to give back of an expired committed allocation, in `currency`: above 0 and at most `limit` minor units, with a note. */
export function giveBackDraft(currency: string, limit: bigint | null) {
  return z.strictObject({
    amount: requestedAmount(currency, 1n).superRefine((text, context) => {
      if (limit !== null && (requestedMinor(text, currency) ?? 0n) > limit)
        ruleIssue(context)('amount_too_high', formatMinor(limit, currency));
    }),
    description: terms.description.optional(),
  });
}

/** A change of a pending committed allocation (INVENT-8 … INVENT-11): any of these keys; what is left out stays. */
export function committedAllocationDraft(currency: string) {
  return z.strictObject({ ...terms, rewards: rewardList(committedRewardChange(currency)) }).partial();
}

/** A change of a pending open allocation: any of these keys; what is left out stays. */
export function openAllocationDraft(currency: string) {
  return z
    .strictObject({ ...terms, requestedAmount: requestedAmount(currency, requestMinimum(null, currency)) })
    .partial();
}

/** Days for which nobody decides about a request of an account that they made or changed, nor the other way round. */
export const TWO_PERSONS_DAYS = 30;
