import { z } from 'zod';
import { pageShape } from '../../../foundation/http/requests.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';

/** Kinds of events (RED-40). */
export const HISTORY_EVENTS = ['create', 'update', 'annotate'] as const;

const changed = z.object({ before: z.string().nullable(), after: z.string().nullable() });

/** One event of a redemption (RED-40). */
export const historyEntry = responseSchema(
  'RedemptionHistoryEntry',
  z.object({
    id: z.string(),
    event: z.enum(HISTORY_EVENTS),
    action: z.string().describe('The step or action behind it, as a word: redeem, set_user, resent'),
    created_at: z.string(),
    changes: z
      .record(z.string(), changed)
      .describe('Values before and after by field: state, user, state_details and others'),
    comment: z
      .string()
      .nullable()
      .describe('Null unless the caller is operator staff with viewRedemptionComments'),
    author: z
      .object({
        kind: z.enum(['person', 'api_key', 'service_account']),
        id: z.string().nullable(),
        name: z.string().nullable().describe('Null for people hidden from the caller: operator staff'),
      })
      .nullable()
      .describe('Who did it; null when the platform or a recipient did'),
    object: z.object({ type: z.literal('redemption'), id: z.string() }),
  }),
);
export type HistoryEntryJson = z.output<typeof historyEntry>;

export const historyPage = responseSchema('RedemptionHistoryPage', pageShape(historyEntry));
