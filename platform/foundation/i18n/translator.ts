import { createInstance, type i18n } from 'i18next';
import { UI_LOCALES, type UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { FORMATS } from './formats.ts';

/** Values of a message by name; amounts are decimal strings beside `currency`, days `YYYY-MM-DD`. */
export type MessageParams = Readonly<Record<string, string>>;

/** The entry of a key: a message, or the messages of one thing. */
type Entry = string | readonly string[] | { readonly [part: string]: Entry };

/** Messages by their keys, every language beside the others: `{{name}}` is a parameter, `{{name, format}}` one written so. */
export type Words<Key extends string, Said extends Entry = string> = Readonly<
  Record<Key, Readonly<Record<UiLocale, Said>>>
>;

/** Answers what is said under a key in a language, its parameters written in. A parameter is never read as a message. */
export type Translator<Key extends string, Said extends Entry = string> = (
  locale: UiLocale,
  key: Key,
  params?: MessageParams,
) => Said;

/** Makes the translator of these words. */
export function translator<Key extends string, Said extends Entry = string>(
  words: Words<Key, Said>,
): Translator<Key, Said> {
  const instance = instanceOf(words);
  return (locale, key, params = {}) =>
    instance.getFixedT(locale)(key, { ...params, returnObjects: true, nest: false }) as unknown as Said;
}

function instanceOf(words: Words<string, Entry>): i18n {
  const entries = Object.entries(words);
  const resources = Object.fromEntries(
    UI_LOCALES.map((locale) => [
      locale,
      { translation: Object.fromEntries(entries.map(([key, said]) => [key, said[locale]])) },
    ]),
  );
  const instance = createInstance();
  void instance.init({
    resources,
    supportedLngs: [...UI_LOCALES],
    initAsync: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
  });
  for (const [name, format] of Object.entries(FORMATS))
    instance.services.formatter?.add(name, (value, locale, params) =>
      format(String(value ?? ''), params as MessageParams, locale as UiLocale),
    );
  return instance;
}
