import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';

/** Makes one format for the same arguments. Making a format takes 12 to 32 µs, using it half of one. */
function once<Arguments extends string[], Format>(make: (...options: Arguments) => Format) {
  const formats = new Map<string, Format>();
  return (...options: Arguments): Format => {
    const name = options.join(' ');
    const format = formats.get(name) ?? make(...options);
    formats.set(name, format);
    return format;
  };
}

/** Formats of `Intl` by language; amounts by currency too. */
export const INTL_FORMATS = {
  number: once((locale: UiLocale) => new Intl.NumberFormat(locale)),
  money: once(
    (locale: UiLocale, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
  ),
  plural: once((locale: UiLocale) => new Intl.PluralRules(locale)),
  day: once((locale: UiLocale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })),
  month: once(
    (locale: UiLocale) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ),
};
