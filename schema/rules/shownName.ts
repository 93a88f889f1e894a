import { z } from '../zod.ts';

/** What breaks a line, or turns the letters around it. */
const DECEIVING = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A name that others read: one line of at most so many characters in which something is seen. */
export const shownName = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => text === '' || /[^\p{C}\p{Z}]/u.test(text), { error: 'required' })
    .refine((text) => !DECEIVING.test(text), { error: 'format' });
