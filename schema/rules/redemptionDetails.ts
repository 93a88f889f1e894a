// What may be said of a redemption and asked for of its codes; shared by platform and web.
import { z } from '../zod.ts';
import { linesText } from './lineText.ts';
import { PROMOTION_LOCALES } from './promotionValues.ts';

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

/** Why somebody wants to see a recipient's link, which shows the code: required of callers without viewRewardCodeData (RED-34). */
export const linkReading = z.strictObject({
  reason: z.string().trim().min(1, { error: 'required' }).max(MAX_READ_REASON).nullable().default(null),
});

/** The voucher as a PDF, in one of the languages that promotions speak. */
export const newVoucher = z.strictObject({
  locale: z.enum(PROMOTION_LOCALES).default('en'),
});
