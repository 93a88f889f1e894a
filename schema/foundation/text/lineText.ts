import { webAddressIn } from './personNames.ts';
import { refusedCharacter } from './refusedCharacter.ts';
import { z } from './zod.ts';

const shownText = (hasLines: boolean) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const refused = refusedCharacter(text, { hasLines });
      if (refused)
        context.addIssue({
          code: 'custom',
          message: refused.rule,
          input: text,
          params: { limit: refused.character },
        });
    });

/**
 * Free text of one line: names, references, labels. Every field of one line that somebody types is one of these, so that no name breaks a
 * mail's header, turns the letters of a page or looks like another one. A contract test finds fields that are not.
 */
export const lineText = () => shownText(false);

/** The name of a person: a text of one line without a web address (`webAddressIn`). */
export const personName = () =>
  lineText().superRefine((text, context) => {
    const limit = webAddressIn(text);
    if (limit !== null)
      context.addIssue({ code: 'custom', message: 'text_web_address', input: text, params: { limit } });
  });

/** Free text of several lines: descriptions, reasons, comments. */
export const linesText = () => shownText(true);
