import { asciiEmail, emailIssue, MAX_EMAIL } from '../contacts/emailAddress.ts';
import { ruleIssue } from './ruleIssue.ts';
import { z } from './zod.ts';

/** Checks that a text is an e-mail address or absent. A character that no address has is named; `format` is the rule that anything else breaks. */
export const checkEmail =
  (format: string) =>
  (text: string | null, context: z.RefinementCtx): void => {
    const issue = text === null ? null : emailIssue(text);
    if (issue?.rule === 'email_character') ruleIssue(context)(issue.rule, issue.limit);
    else if (issue) ruleIssue(context)(format);
  };

/** An e-mail address that somebody enters, in the form in which it is stored. `format` is the rule that anything else breaks. */
export const emailText = (format: string) =>
  z
    .string()
    .trim()
    .max(MAX_EMAIL)
    .superRefine(checkEmail(format))
    .transform((text) => asciiEmail(text) ?? text);
