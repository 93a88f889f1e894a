import {
  exponentOf,
  formatMinor,
  MAX_AMOUNT_TEXT,
  maxBudget,
  parseMoney,
  readDecimal,
} from '../foundation/money/money.ts';
import { lineText } from '../foundation/text/lineText.ts';
import { ruleIssue } from '../foundation/text/ruleIssue.ts';
import { z } from '../foundation/text/zod.ts';
import type { BudgetLineType } from '../foundation/transitions.ts';

/** A person's changes to a budget: adding to it or removing from it (BUDGET-46). */
export const BUDGET_MOVES = ['credit', 'debit'] as const satisfies readonly BudgetLineType[];
export type BudgetMove = (typeof BUDGET_MOVES)[number];

/** Limits of a change to a budget. */
export interface BudgetLimits {
  currency: string;
  /** The most that can be added or removed, in minor units; null while it is not known. */
  max: bigint | null;
  /** Decides what a removal beyond the maximum is told (BUDGET-42, BUDGET-43). */
  allowCommittedAllocation: boolean;
}

/**
 * An amount to add or to remove, as text (BUDGET-23 … BUDGET-43). Broken rules, in this order: `max_length`, `required`, `expect_a_number`,
 * `no_decimals` (currencies without), `amount_too_low`, then of a credit `budget_too_high`, of a debit
 * `insufficient_unallocated_budget` or `insufficient_balance`, `two_decimals`.
 */
export function budgetAmount(move: BudgetMove, { currency, max, allowCommittedAllocation }: BudgetLimits) {
  return z
    .string()
    .trim()
    .max(MAX_AMOUNT_TEXT, { abort: true })
    .superRefine((text, context) => {
      const issue = ruleIssue(context);
      if (text === '') return issue('required');
      const decimal = readDecimal(text);
      if (!decimal) return issue('expect_a_number');
      const { sign, whole, decimals } = decimal;
      const exponent = exponentOf(currency);
      const isTooFine = decimals.length > exponent;
      if (isTooFine && exponent === 0) return issue('no_decimals');
      const minor = BigInt(whole + decimals.slice(0, exponent).padEnd(exponent, '0'));
      if (sign || minor < 1n) return issue('amount_too_low', formatMinor(1n, currency));
      const most = maxBudget(currency);
      const limit = max === null || max > most ? most : max;
      if (minor > limit || (minor === limit && isTooFine))
        return issue(beyond(move, allowCommittedAllocation), formatMinor(limit, currency));
      if (isTooFine) return issue('two_decimals');
    });
}

/** The key of the rule that an amount beyond the maximum breaks. */
export function beyond(move: BudgetMove, allowCommittedAllocation: boolean): string {
  if (move === 'credit') return 'budget_too_high';
  return allowCommittedAllocation ? 'insufficient_unallocated_budget' : 'insufficient_balance';
}

/** The reference of a line, in words (BUDGET-32). */
export const budgetReference = lineText().min(1).max(500);

/** A change of a line's reference (BUDGET-11). */
export const budgetLineDraft = z.strictObject({ description: budgetReference });

/** A change of a budget: an amount to add or to remove, and why (BUDGET-46). */
export function budgetChange(move: BudgetMove, limits: BudgetLimits) {
  return z.strictObject({
    amount: budgetAmount(move, limits),
    description: budgetReference,
    externalId: lineText().max(100).nullish(),
  });
}

/** The figures the limits of a budget are made of, in minor units. */
export interface LimitFigures {
  total: bigint;
  unallocated: bigint;
  pending: bigint;
  balance: bigint;
  /** Total that committed allocations hold. */
  committed: bigint;
}

/** The most that can be added (BUDGET-26). */
export function maxAdd({ total }: Pick<LimitFigures, 'total'>, currency: string): bigint {
  const room = maxBudget(currency) - total;
  return room > 0n ? room : 0n;
}

/** The most that can be removed (BUDGET-38 … BUDGET-40): what open allocation holds is given back for it, stock is not. */
export function maxRemove(
  { unallocated, pending, balance, committed }: Omit<LimitFigures, 'total'>,
  allowCommittedAllocation: boolean,
): bigint {
  const free = allowCommittedAllocation ? unallocated : balance - pending - committed;
  return free > 0n ? free : 0n;
}

/** True if a line of this type adds to the total that is shown (BUDGET-20, BUDGET-21). */
export function addsToTotal(type: BudgetLineType): boolean {
  return type === 'credit' || type === 'allocate';
}

/** True if the status of a line of this type is shown: nobody decides about the others (BUDGET-22). */
export function showsStatus(type: BudgetLineType): boolean {
  return type === 'allocate' || type === 'deallocate';
}

/** An amount with the sign its line is shown with: `10.50` of a debit is `-10.50`. */
export function signedAmount(type: BudgetLineType, amount: string): string {
  return addsToTotal(type) || /^[0.]*$/.test(amount) ? amount : `-${amount}`;
}

/** An amount as it is sent: with the currency's own number of decimals (BUDGET-34). Text that is no amount stays. */
export function sentAmount(text: string, currency: string): string {
  const minor = parseMoney(text.trim(), currency);
  return minor === null ? text : formatMinor(minor, currency);
}
