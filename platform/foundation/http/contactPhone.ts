import type { z } from 'zod';
import { readPhone } from '../../../schema/foundation/contacts/readPhone.ts';

/** Matches a number that names its country. */
const INTERNATIONAL = /^\s*(?:\+|00)/;

/**
 * The phone number of a contact, whose pattern the form checks (PATTERN-1). A number that names its country must be valid there; one in national form
 * is for people alone, and stays as it is.
 */
export const contactPhone = (pattern: z.ZodNullable<z.ZodString>, rule: string) =>
  pattern.refine((phone) => phone === null || !INTERNATIONAL.test(phone) || readPhone(phone) !== null, {
    error: rule,
  });
