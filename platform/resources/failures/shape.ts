import { z } from 'zod';
import { LINE_REMEDIES } from '../../../schema/transitions.ts';
import { pageShape } from '../../http/requests.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { batchLine } from '../dispatches/lineShape.ts';
import { FAILURE_KINDS } from './source.ts';

/** Open failures of one advertiser for one reason. */
const failureGroup = responseSchema(
  'FailureGroup',
  z.object({
    kind: z.enum(FAILURE_KINDS).describe('What failed: an order, a message, or a line'),
    reason: z.string().describe('Why, as a key'),
    remedy: z.enum(LINE_REMEDIES).describe('What cures them'),
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
    total: z.int().describe('All open failures'),
    is_capped: z.boolean().describe('There are more groups than are shown: choose an advertiser'),
  }),
);

/** One failure: where it belongs, and its line with its remedy. */
const failure = responseSchema(
  'Failure',
  z.object({
    kind: z.enum(FAILURE_KINDS),
    at: z.string().describe('Since when'),
    advertiser_id: z.string(),
    advertiser_name: z.string(),
    promotion_id: z.string(),
    promotion_name: z.string(),
    redemption_id: z.string(),
    order_id: z.string().nullable(),
    reason: z.string().describe('Why, as a key; empty where none is known'),
    dispatch_id: z.string().nullable(),
    line: batchLine.schema.nullable().describe('Its line; null where it was ordered by no batch'),
  }),
);
export type FailureJson = z.output<typeof failure>;

export const failurePage = responseSchema('FailurePage', pageShape(failure));
