import { z } from 'zod';
import { KEY_STATES } from '../../../schema/foundation/process/keyStates.ts';
import { responseSchema } from '../http/responseSchema.ts';

/** The outcome of a request with an idempotency key. */
export const keyOutcomeShape = responseSchema(
  'KeyOutcome',
  z.object({
    key: z.string().describe('Idempotency key'),
    state: z
      .enum(KEY_STATES)
      .describe(
        'unknown: no request with the key was made or refused, or none arrived yet; in_flight: one is being worked on; done: one was made; refused: the last one was refused, and nothing was changed',
      ),
    record: z
      .object({
        noun: z.string().describe('Plural noun of the record, as in the path of its resource'),
        id: z.string().describe('Identifier of the record'),
        advertiser_id: z.string().nullable().describe('Advertiser of the record'),
        promotion_id: z.string().nullable().describe('Promotion of a dispatch'),
      })
      .nullable()
      .describe(
        'Record that the request made or changed; null unless done, and where there is no single one',
      ),
    refusal: z
      .object({
        error_name: z.string().describe('Name of the refusal'),
        message: z.string().describe('Message of the refusal'),
      })
      .nullable()
      .describe('Reason of the last refusal; null unless refused'),
    at: z.string().nullable().describe('Time of the answer, ISO 8601 UTC; null while unknown or in flight'),
  }),
);
export type KeyOutcomeJson = z.output<typeof keyOutcomeShape>;
