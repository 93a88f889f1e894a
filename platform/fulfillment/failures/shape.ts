import { z } from 'zod';
import { LINE_REMEDIES } from '../../../schema/foundation/transitions.ts';
import { FAILURE_KINDS } from '../../../schema/fulfillment/messageRemedy.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { batchLine } from '../dispatches/lineShape.ts';

/** Open failures of one advertiser for one reason. */
const failureGroup = responseSchema(
  'FailureGroup',
  z.object({
    kind: z.enum(FAILURE_KINDS).describe('Kind of failure: an order, a message, or a line'),
    reason: z.string().describe('Reason, as a key'),
    remedy: z.enum(LINE_REMEDIES).describe('Remedy for these failures'),
    advertiser_id: z.string(),
    advertiser_name: z.string(),
    count: z.int(),
    oldest: z.string(),
  }),
);

export const failureGroups = responseSchema(
  'FailureGroups',
  z.object({
    items: z.array(failureGroup),
    total: z.int().describe('Number of all open failures'),
    is_capped: z.boolean().describe('True when there are more groups; filter by advertiser to see them'),
  }),
);

/** One failure: where it belongs, and its line with its remedy. */
const failure = responseSchema(
  'Failure',
  z.object({
    kind: z.enum(FAILURE_KINDS),
    at: z.string().describe('Time of the failure'),
    advertiser_id: z.string(),
    advertiser_name: z.string(),
    promotion_id: z.string(),
    promotion_name: z.string(),
    redemption_id: z.string(),
    order_id: z.string().nullable(),
    reason: z.string().describe('Reason, as a key; empty when unknown'),
    dispatch_id: z.string().nullable(),
    line: batchLine.schema.nullable().describe('Its line; null when it is not part of a batch'),
  }),
);
export type FailureJson = z.output<typeof failure>;

export const failurePage = responseSchema('FailurePage', pageShape(failure));
