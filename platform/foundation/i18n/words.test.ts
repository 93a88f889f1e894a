import { expect, test } from 'vitest';
import { UI_LOCALES, type UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { ALERT_MESSAGES } from '../../advertisers/alerts/messages.ts';
import { ROW_WARNING_WORDS } from '../../fulfillment/dispatches/accept/checks/rowWarningWords.ts';
import { REFUSAL_REASONS, REFUSAL_TITLES } from '../http/refusals/refusalWords.ts';
import { MAIL_WORDS } from '../mail/words/words.ts';
import { FORMATS } from './formats.ts';

const ALL: Record<string, Record<string, Record<UiLocale, unknown>>> = {
  REFUSAL_TITLES,
  REFUSAL_REASONS,
  ALERT_MESSAGES,
  MAIL_WORDS,
  ROW_WARNING_WORDS,
};

/** What a message speaks of, with its formats. */
const spokenOf = (words: unknown) =>
  [...JSON.stringify(words).matchAll(/\{\{([^}]+)\}\}/g)].map(([, inner]) => inner ?? '').sort();

test.each(Object.entries(ALL))(
  '%s speak of the same in every language, in formats that there are',
  (_, words) => {
    for (const [key, said] of Object.entries(words)) {
      const [first, ...others] = UI_LOCALES.map((locale) => spokenOf(said[locale]));
      for (const other of others) expect({ key, spokenOf: other }).toEqual({ key, spokenOf: first });
      const formats = (first ?? []).map((inner) => inner.split(', ')[1]).filter((name) => name !== undefined);
      for (const name of formats) expect(Object.keys(FORMATS)).toContain(name);
    }
  },
);
