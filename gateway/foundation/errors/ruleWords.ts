import { readFileSync } from 'node:fs';
import { UI_LOCALES, type UiLocale } from '../../../schema/foundation/contacts/languages.ts';

/** Words of the broken rules in a language, by rule: the texts that forms show. They stand once, where translators find them. */
function wordsOf(locale: UiLocale): Map<string, string> {
  const read = (name: string): Record<string, string> => {
    const file = new URL(`../../../web/locales/${locale}/${name}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  };
  const errors = read('errors');
  const words = Object.entries(read('rules')).map(
    ([rule, text]) => [rule, text.replace(/\$t\(errors:(\w+)\)/, (_, key) => errors[key] ?? '')] as const,
  );
  return new Map(words);
}

const WORDS = Object.fromEntries(UI_LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
  UiLocale,
  Map<string, string>
>;

/** Rules that are broken by the amount of another field too: their words need what only a form knows. */
const OF_FORMS = /_asked$/;

/** Each rule with its words in English, by name. */
export function ruleTexts(): readonly (readonly [rule: string, text: string])[] {
  return [...WORDS.en]
    .filter(([rule]) => !OF_FORMS.test(rule))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The message of a broken rule; an unknown one says that the value is not valid. */
export function ruleMessage(
  { rule, limit }: { rule: string; limit?: string | null | undefined },
  locale: UiLocale,
): string {
  const words = WORDS[locale];
  const text = words.get(rule) ?? words.get('format') ?? rule;
  return text.replaceAll('{{limit}}', () => limit ?? '');
}
