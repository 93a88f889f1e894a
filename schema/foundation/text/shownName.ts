import { lineText } from './lineText.ts';

/** A name that others read: one line of at most so many characters in which something is seen. */
export const shownName = (longest: number) =>
  lineText()
    .min(1)
    .max(longest)
    .refine((text) => text === '' || /[^\p{C}\p{Z}]/u.test(text), { error: 'required' });
