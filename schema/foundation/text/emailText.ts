import { asciiEmail, MAX_EMAIL } from '../contacts/emailAddress.ts';
import { z } from './zod.ts';

/** An e-mail address that somebody enters, in the form in which it is stored. `error` is the rule that anything else breaks. */
export const emailText = (error: string) =>
  z
    .string()
    .trim()
    .max(MAX_EMAIL)
    .transform((text, context) => {
      const email = asciiEmail(text);
      if (email === null) context.addIssue({ code: 'custom', message: error, input: text });
      return email ?? text;
    });
