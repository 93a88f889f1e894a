// What may be asked of a bulk action; shared by platform and web.
import { MAX_BULK_COMMENT } from '../redemptionBulk.ts';
import { z } from '../zod.ts';

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
