import { z } from 'zod';
import { effectsShape } from '../../../foundation/changes/effects.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { costShape } from '../../dispatches/shape.ts';
import { redemption } from '../../redemptions/shape.ts';

/** The result of a requested redemption. */
export const CREATED_OUTCOMES = ['created', 'link_sent', 'redeemed', 'working', 'failed'] as const;

/** The response to a created redemption, or to its dry run. */
export const createdRedemption = responseSchema(
  'CreatedRedemption',
  z.object({
    redemption: redemption.schema.nullable().describe('Null in a dry run'),
    link: z.string().nullable().describe('Address where its recipient continues; null in a dry run'),
    outcome: z
      .enum(CREATED_OUTCOMES)
      .describe(
        '`link_sent`: its link was mailed, since its recipient must choose a reward or enter an address; `working`: its provider needs more time; `failed`: it is booked and can be retried',
      ),
    reason: z.string().nullable().describe('Reason of the failure, as a key'),
    cost: costShape,
    effects: effectsShape,
  }),
);
export type CreatedRedemptionJson = z.output<typeof createdRedemption>;
