import { linesText } from '../../foundation/text/lineText.ts';
import { DIGITS } from '../../foundation/text/patterns.ts';
import { z } from '../../foundation/text/zod.ts';

/** Requests that one decision is about at most: a page of the report. */
export const MAX_DECISIONS = 100;

/** Maximum length of a reason, in characters. */
export const MAX_REASON = 500;

/** Reason for a rejection, addressed to the requester. */
const reason = linesText().min(1, { error: 'required' }).max(MAX_REASON);

/** A rejection says why. */
export const rejection = z.strictObject({ reason });

/** One decision about several requests, each once, with the version that was seen; a rejection says why. */
export const manyDecisions = z
  .strictObject({
    decision: z.enum(['approve', 'reject']),
    reason: reason.nullish(),
    requests: z
      .array(z.strictObject({ id: z.string().regex(DIGITS), version: z.int().min(0) }))
      .min(1, { error: 'required' })
      .max(MAX_DECISIONS)
      .refine((requests) => new Set(requests.map(({ id }) => id)).size === requests.length, {
        error: 'duplicate_value',
      }),
  })
  .refine(({ decision, reason: said }) => decision === 'approve' || said, {
    path: ['reason'],
    error: 'required',
  });
