// What may be asked of a bulk action; shared by platform and web.
import { BULK_ACTIONS, MAX_BULK } from '../redemptionBulk.ts';
import { z } from '../zod.ts';
import { DIGITS } from './patterns.ts';

/** Characters of a comment. */
export const MAX_BULK_COMMENT = 1000;

/** A comment as a person writes it: some text, without characters that cannot be seen. */
export const bulkComment = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(MAX_BULK_COMMENT)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*$/, {
    error: 'unseen_characters',
  });

const ids = z.array(z.string().regex(DIGITS)).max(MAX_BULK).default([]);

/**
 * A bulk action (BULK-10): those of `redemptionList`, or with `selectAll` all that match the filter but `excludeRedemptionList`. `fingerprint` is what
 * its dry run answered: another set is refused.
 */
export const bulkRequest = {
  action: z.enum(BULK_ACTIONS),
  data: z.strictObject({ comment: bulkComment.optional() }).default({}),
  selectAll: z.boolean().default(false),
  redemptionList: ids,
  excludeRedemptionList: ids,
  fingerprint: z.string().max(64).optional(),
};
