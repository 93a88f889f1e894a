// Rules for details of a redemption and requests for its codes; shared by platform and web.

import { linesText } from '../../foundation/text/lineText.ts';
import { z } from '../../foundation/text/zod.ts';
import { PROMOTION_LOCALES } from '../../promotions/promotionValues.ts';

/** Longest comment, in characters. */
export const MAX_COMMENT = 2000;

/** Longest reason for reading a code, in characters. */
export const MAX_READ_REASON = 200;

/** A comment on a redemption (RED-38): plain text, shown as it is typed. */
export const newComment = z.strictObject({
  content: linesText().min(1, { error: 'required' }).max(MAX_COMMENT),
});

/** Why somebody wants to see the codes of a redemption: it is written down before they are opened. */
export const codeReading = z.strictObject({
  reason: linesText().min(1, { error: 'required' }).max(MAX_READ_REASON),
});

/** The same in a form of somebody who needs no reason; an empty one is none. */
export const optionalReading = z.strictObject({ reason: linesText().max(MAX_READ_REASON) });

/** Why somebody reads links or files of codes: required of callers without viewRewardCodeData, since a link shows the code (RED-34). */
export const linkReading = z.strictObject({
  reason: codeReading.shape.reason.nullable().default(null),
});

/** The voucher as a PDF, in one of the languages that promotions speak. */
export const newVoucher = z.strictObject({
  locale: z.enum(PROMOTION_LOCALES).default('en'),
});
