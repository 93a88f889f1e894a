// Decimal strings as people type and read them; never floating point.

/** Numbers as each language writes them: digits alone or in groups of three, the first group without a leading zero. */
const WRITTEN = {
  en: /^[+-]?(?:\d*|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+))(?:\.\d*)?$/,
  fr: /^[+-]?(?:\d*|[1-9]\d{0,2}(?:\s\d{3})+)(?:[.,]\d*)?$/,
};
const writtenIn = (locale: string) => (locale.startsWith('fr') ? WRITTEN.fr : WRITTEN.en);

/**
 * A typed number as a decimal string: `1 234,5` → `1234.5`. Forms and files read numbers by this function alone, in the language of the
 * person, so that a comma means one thing everywhere: `1,234` is 1234 in English and 1.234 in French. What is no number in this language stays as typed, without spaces around: so
 * does an unclear grouping, which rules then refuse.
 */
export function typedDecimal(text: string, locale: string): string {
  const typed = text.trim();
  const signed = typed.replace(/^\u2212/, '-');
  if (!writtenIn(locale).test(signed)) return typed;
  const bare = signed.replace(/\s/g, '');
  return locale.startsWith('fr') ? bare.replace(',', '.') : bare.replaceAll(',', '');
}

/**
 * What a number with an unclear grouping would be, as a decimal string: `0,500` in English → `500`, `1.234,56` → `1234.56`. Null for what is
 * clear and for what is no number.
 */
export function unclearDecimal(text: string, locale: string): string | null {
  const typed = text.trim().replace(/^\u2212/, '-');
  const [, sign, digits = ''] = /^([+-]?)(\d+(?:[.,\s]\d+)+)$/.exec(typed) ?? [];
  if (digits === '' || writtenIn(locale).test(typed)) return null;
  const marks = digits.replace(/\d/g, '');
  const point = marks.at(-1) ?? '';
  // A mark that comes once, and last, stands before the decimals if it does so in this language, or where another one groups.
  const own = locale.startsWith('fr') ? [',', '.'] : ['.'];
  const isPoint = marks.indexOf(point) === marks.length - 1 && (own.includes(point) || marks.length > 1);
  const at = isPoint && /[.,]/.test(point) ? digits.lastIndexOf(point) : digits.length;
  const whole = digits
    .slice(0, at)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const decimals = digits.slice(at + 1);
  return `${sign === '-' ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
}

/** A decimal string as one reads and types it: `1234.5` → `1234,5`. What is no number is shown as it is. */
export function shownDecimal(text: string, locale: string): string {
  return locale.startsWith('fr') && /^[+-]?\d*\.\d*$/.test(text) ? text.replace('.', ',') : text;
}
