import { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../../../schema/foundation/transitions.ts';
import { effectsShape } from '../../foundation/changes/effects.ts';
import { nullable, number, oneOf, type RowOf, text } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** A budget as answers show it (BUDGET-15): decimal strings in the billing currency. */
export const budgetShape = responseSchema(
  'Budget',
  z.object({
    id: z.string().describe('Identifier of the advertiser'),
    as_of: z.string().nullable().describe('Moment of the figures; null for now'),
    billing_currency: z.string(),
    total: z.string(),
    amount: z.string().describe('Same as total'),
    unallocated: z.string(),
    allocated: z.string(),
    pending: z.string(),
    redemptions_pending_amount: z.string().describe('Same as pending'),
    delivered: z.string(),
    expired: z.string(),
    used: z.string(),
    balance: z.string(),
    max_add: z.string(),
    max_remove: z.string(),
    requested: z
      .string()
      .describe('Sum of the amounts of undecided requests, in or out, not the net; it reserves no money'),
    allow_committed_allocation: z.boolean(),
    debit_pendings: z.boolean(),
  }),
);
export type BudgetJson = z.output<typeof budgetShape>;

export const budgetListShape = responseSchema('BudgetList', z.object({ items: z.array(budgetShape) }));

/** A line as answers show it (BUDGET-17); the amount is never negative, its type says the sign. */
export const budgetLineShape = responseSchema(
  'BudgetLine',
  z.object({
    id: z.string(),
    as_of: z.string().nullable().describe('Moment of the figures; null for now'),
    creation_datetime: z.string(),
    type: z.enum(BUDGET_LINE_TYPES),
    amount: z.string(),
    currency: z.string(),
    status: z.enum(BUDGET_LINE_STATUSES),
    description: z.string(),
    external_id: z.string().nullable(),
    allocation_id: z.string().nullable(),
    version: z.int(),
  }),
);
export type BudgetLineJson = z.output<typeof budgetLineShape>;

export const budgetLinePageShape = responseSchema(
  'BudgetLinePage',
  z.object({
    items: z.array(budgetLineShape),
    page: z.int().optional().describe('Omitted with `first`, like the two totals'),
    per_page: z.int().optional(),
    total: z.int().optional(),
    total_is_capped: z.boolean().optional(),
    next: z.string().nullable().describe('With `first`: the cursor to send as `after`; null at the end'),
  }),
);
export type BudgetLinePageJson = z.output<typeof budgetLinePageShape>;

export const budgetUpdateShape = responseSchema(
  'BudgetUpdate',
  z.object({
    budget: budgetShape,
    lines: z.array(budgetLineShape).describe('Lines that were written; the requested one comes last'),
    effects: effectsShape,
  }),
);
export type BudgetUpdateJson = z.output<typeof budgetUpdateShape>;

export const budgetLineUpdateShape = responseSchema(
  'BudgetLineUpdate',
  z.object({ line: budgetLineShape, effects: effectsShape }),
);
export type BudgetLineUpdateJson = z.output<typeof budgetLineUpdateShape>;

/** A line as the database gives it: minor units as text, instants as ISO text. */
export const BUDGET_LINE_ROW = {
  type: oneOf(BUDGET_LINE_TYPES),
  status: oneOf(BUDGET_LINE_STATUSES),
  id: text,
  description: text,
  currency: text,
  version: number,
  allocation_id: nullable(text),
  external_id: nullable(text),
  creation_datetime: text,
  amount: text,
};
export type BudgetLineRow = RowOf<typeof BUDGET_LINE_ROW>;

/** A line as answers show it. */
export function budgetLineJson({ amount, ...row }: BudgetLineRow, asOf: Date | null): BudgetLineJson {
  return {
    ...row,
    amount: formatMinor(BigInt(amount), row.currency),
    as_of: asOf?.toISOString() ?? null,
  };
}
