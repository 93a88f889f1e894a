// Numbers with the word that they count: "1 row", "2 rows".
import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { INTL_FORMATS } from './intlFormats.ts';

type Forms = Readonly<Record<UiLocale, { one: string; other: string }>>;

/** Nouns that messages count, by the name of the format: `{{done, rewards}}`. */
const COUNTED: Readonly<Record<string, Forms>> = {
  rows: { en: { one: 'row', other: 'rows' }, fr: { one: 'ligne', other: 'lignes' } },
  redemptions: {
    en: { one: 'redemption', other: 'redemptions' },
    fr: { one: 'utilisation', other: 'utilisations' },
  },
  rewards: { en: { one: 'reward', other: 'rewards' }, fr: { one: 'récompense', other: 'récompenses' } },
};

/** One format a word: a number as text, in the plural that its language asks for. */
export const COUNTED_FORMATS = Object.fromEntries(
  Object.entries(COUNTED).map(([name, forms]) => [
    name,
    (number: string, _: unknown, locale: UiLocale) => {
      if (!number) return '';
      const isOne = INTL_FORMATS.plural(locale).select(Number(number)) === 'one';
      return `${INTL_FORMATS.number(locale).format(Number(number))} ${forms[locale][isOne ? 'one' : 'other']}`;
    },
  ]),
);
