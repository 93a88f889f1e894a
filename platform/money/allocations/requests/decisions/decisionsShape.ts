import { z } from 'zod';
import { effectsShape } from '../../../../foundation/changes/effects.ts';
import { responseSchema } from '../../../../foundation/http/responseSchema.ts';
import { allocationRequestShape } from '../shape.ts';

/** The outcome of one of several requests. */
const decisionShape = responseSchema(
  'AllocationRequestDecision',
  z.object({
    id: z.string(),
    outcome: z.enum(['decided', 'refused']),
    code: z.string().nullable().describe('Reason why it was not decided; null when it was'),
    message: z.string().nullable().describe('Explanation of the code'),
    request: allocationRequestShape
      .nullable()
      .describe('The request after the decision; null when it was not found'),
  }),
);

/** An advertiser's unallocated budget before and after the decisions. */
const decidedBudgetShape = responseSchema(
  'DecidedBudget',
  z.object({
    retailer: z.object({ id: z.string(), name: z.string() }),
    count: z.int().describe('Number of its decided requests'),
    currency: z.string(),
    unallocated: z.string(),
    unallocated_after: z.string(),
  }),
);
export type DecidedBudgetJson = z.output<typeof decidedBudgetShape>;

/** The response to a decision about several requests. */
export const decisionsShape = responseSchema(
  'AllocationRequestDecisions',
  z.object({
    results: z.array(decisionShape).describe('In the order sent'),
    decided_count: z.int(),
    budgets: z
      .array(decidedBudgetShape)
      .describe('Budgets of the advertisers with a decided request, by name'),
    effects: effectsShape,
  }),
);
export type DecisionsJson = z.output<typeof decisionsShape>;
