/** The name of a language in another one, with a capital: `fr` is "French", in French "Français". */
export function languageName(code: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
