import { z } from 'zod';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';

/** Kinds of sources, and `budget` for one that is a budget kept with a provider. */
export const SOURCE_NAMES = ['stock', 'provider', 'issued', 'budget'] as const;

/** Sources of rewards (INVREP-17): codes in stock, ordered from a provider, created here; or, from id 11 on, a provider paid from a budget. */
export const sourceShape = responseSchema(
  'RewardSource',
  z.object({
    id: z.string(),
    name: z.enum(SOURCE_NAMES),
    provider: z.string().nullable().describe('Name of the provider, for operator staff'),
    provider_id: z.string().nullable(),
    currency: z.string().nullable().describe('Currency of a budget'),
  }),
);

export const sourceListShape = responseSchema('RewardSourceList', z.object({ items: z.array(sourceShape) }));
