import { z } from 'zod';
import { ADVERTISER_STATUSES } from '../../../schema/foundation/transitions.ts';
import { oneOf, text } from '../database/rows.ts';
import { responseSchema } from '../http/responseSchema.ts';

/** An advertiser as account management names it: to be given to an account, or taken away. */
export const advertiserSummaryShape = responseSchema(
  'AdvertiserSummary',
  z.object({ id: z.string(), name: z.string(), status: z.enum(ADVERTISER_STATUSES) }),
);
export type AdvertiserSummaryJson = z.output<typeof advertiserSummaryShape>;

/** The same as a statement selects it. */
export const ADVERTISER_SUMMARY_ROW = { id: text, name: text, status: oneOf(ADVERTISER_STATUSES) };
