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

/** One failure: the line with its remedy, and where it belongs. */
const failure = responseSchema(
  'Failure',
  z.object({
    kind: z.enum(FAILURE_KINDS),
    at: z.string().describe('Since when'),
    advertiser_id: z.string(),
    advertiser_name: z.string(),
    promotion_id: z.string(),
    promotion_name: z.string(),
    dispatch_id: z.string(),
    line: batchLine.schema,
  }),
);
export type FailureJson = z.output<typeof failure>;

export const failurePage = responseSchema('FailurePage', pageShape(failure));
