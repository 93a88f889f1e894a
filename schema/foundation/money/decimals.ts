// Decimal strings as people type and read them; never floating point.

/** Numbers as each language writes them: digits alone or in groups of three, the first group without a leading zero. */
const WRITTEN = {
  en: /^[+-]?(?:\d*|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+))(?:\.\d*)?$/,
  fr: /^[+-]?(?:\d*|[1-9]\d{0,2}(?:\s\d{3})+)(?:[.,]\d*)?$/,
};
const numberPattern = (locale: string) => (locale.startsWith('fr') ? WRITTEN.fr : WRITTEN.en);

/**
 * A typed number as a decimal string: `1 234,5` → `1234.5`. Forms and files read numbers by this function alone, in the language of the
 * person, so that a comma means one thing everywhere: `1,234` is 1234 in English and 1.234 in French; `.5` is 0.5 in both. What is no number in this language stays as typed, without
 * spaces around: so does an unclear grouping, which rules then refuse.
 */
export function typedDecimal(text: string, locale: string): string {
  const typed = text.trim();
  const signed = typed.replace(/^\u2212/, '-');
  if (!numberPattern(locale).test(signed)) return typed;
  const bare = signed.replace(/\s/g, '');
  const pointed = locale.startsWith('fr') ? bare.replace(',', '.') : bare.replaceAll(',', '');
  return pointed.replace(/^([+-]?)\.(?=\d)/, '$10.').replace(/(\d)\.$/, '$1');
}

/**
 * The one number that a text can mean in any language, as a decimal string: `10,50` → `10.50`, `1 000,00` → `1000.00`, `1.250,00` → `1250.00`, `,75` → `0.75`.
 * Null where a point or comma may be of thousands or of decimals, as in `1,000` and `12.345`, and for what is no number. Without a sign.
 */
export function certainDecimal(text: string): string | null {
  const [, whole = '', mark = '', decimals] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '' && decimals !== undefined) return `0.${decimals}`;
  if (!isWhole(whole, mark)) return null;
  return whole.replaceAll(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`);
}

/**
 * The language whose numbers a file has: French where a comma can only stand before decimals, as in `10,50`; else the person's. Then `1,234` in the same file
 * is 1.234, whoever reads it.
 */
export const languageOfNumbers = (texts: Iterable<string>, personLanguage: string): string => {
  for (const text of texts)
    if (/,\d{1,2}$/.test(text.trim()) && certainDecimal(text.trim()) !== null) return 'fr';
  return personLanguage;
};

/** Digits, or groups of three. A point or comma between groups is certain only beside another separator for the decimals. */
const isWhole = (whole: string, mark: string): boolean =>
  /^\d{1,12}$/.test(whole) ||
  /^[1-9]\d{0,2}(?:([\s'\u2019])\d{3})(?:\1\d{3}){0,2}$/.test(whole) ||
  (mark !== '' && !whole.includes(mark) && /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3}){0,2}$/.test(whole));

/** Possible readings of a number not written as its language does, as decimal strings: one certain, one by an unclear grouping, or two. */
export type UnclearDecimal = { certain: string } | { grouped: string } | { either: [string, string] };

/**
 * The readings of a number that is not written as this language writes it. In English, `10,50` is certainly 10.50, `1 23` is 123 by an unclear grouping,
 * and `0,500` is 500 or 0.500. Null for what is clear and for what is no number.
 */
export function unclearDecimal(text: string, locale: string): UnclearDecimal | null {
  const typed = text.trim().replace(/^\u2212/, '-');
  const [, sign = '', digits = ''] = /^([+-]?)(\d+(?:[.,\s]\d+)+|[.,]\d+)$/.exec(typed) ?? [];
  if (digits === '' || numberPattern(locale).test(typed)) return null;
  const signed = (number: string) => `${sign === '-' ? '-' : ''}${number}`;
  const certain = certainDecimal(digits);
  if (certain !== null) return { certain: signed(withoutZeros(certain)) };
  if (!/^\d/.test(digits)) return { certain: signed(`0.${digits.slice(1)}`) };
  const marks = digits.replace(/\d/g, '');
  const point = marks.at(-1) ?? '';
  const at = digits.lastIndexOf(point);
  const decimal = signed(`${bare(digits.slice(0, at))}.${digits.slice(at + 1)}`);
  const grouped = signed(bare(digits));
  if (!/[.,]/.test(point) || marks.indexOf(point) !== marks.length - 1) return { grouped };
  // A mark that comes once, and last, stands before the decimals if it does so in this language, or where another one groups.
  const isOwn = point === '.' || locale.startsWith('fr');
  return isOwn || marks.length > 1 ? { grouped: decimal } : { either: [grouped, decimal] };
}

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '');
const bare = (number: string): string => withoutZeros(number.replace(/\D/g, ''));

/** A decimal string as one reads and types it: `1234.5` → `1234,5`. What is no number is shown as it is. */
export function shownDecimal(text: string, locale: string): string {
  return locale.startsWith('fr') && /^[+-]?\d*\.\d*$/.test(text) ? text.replace('.', ',') : text;
}
