import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import en from '../../locales/en/publicCatalogue.json';
import fr from '../../locales/fr/publicCatalogue.json';

type Word = keyof typeof en;

/** Translates a key into the language of the page; placeholders are filled by name. */
export type Say = (word: Word, holes?: Record<string, string | number>) => string;

const WORDS: Record<UiLocale, Record<Word, string>> = { en, fr };

export const wordsIn =
  (locale: UiLocale): Say =>
  (word, holes = {}) =>
    WORDS[locale][word].replace(/{{(\w+)}}/g, (_hole, name: string) => String(holes[name] ?? ''));

/** The number of rewards, in words. */
export function countWords(say: Say, locale: UiLocale, { count, isCapped }: Counted): string {
  const holes = { count: new Intl.NumberFormat(locale).format(count) };
  if (isCapped) return say('count_capped', holes);
  return say(new Intl.PluralRules(locale).select(count) === 'one' ? 'count_one' : 'count_other', holes);
}

interface Counted {
  count: number;
  isCapped: boolean;
}
