import { z } from 'zod';
import { effectsShape } from '../../changes/effects.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { allocationRequestShape } from './shape.ts';

/** What became of one of several requests. */
const decisionShape = responseSchema(
  'AllocationRequestDecision',
  z.object({
    id: z.string(),
    outcome: z.enum(['decided', 'refused']),
    code: z.string().nullable().describe('Why it was not decided; null where it was'),
    message: z.string().nullable().describe('The same in words'),
    request: allocationRequestShape.nullable().describe('As it is then; null where it was not found'),
  }),
);

/** What the decisions make of an advertiser's budget. */
const decidedBudgetShape = responseSchema(
  'DecidedBudget',
  z.object({
    retailer: z.object({ id: z.string(), name: z.string() }),
    count: z.int().describe('How many of its requests were decided'),
    currency: z.string(),
    unallocated: z.string(),
    unallocated_after: z.string(),
  }),
);
export type DecidedBudgetJson = z.output<typeof decidedBudgetShape>;

/** What one decision about several requests answers. */
export const decisionsShape = responseSchema(
  'AllocationRequestDecisions',
  z.object({
    results: z.array(decisionShape).describe('In the order asked'),
    decided_count: z.int(),
    budgets: z.array(decidedBudgetShape).describe('Of each advertiser with a decided request, by name'),
    effects: effectsShape,
  }),
);
export type DecisionsJson = z.output<typeof decisionsShape>;
