import { UI_LOCALES, type UiLocale } from './languages.ts';

/** The language of ours that an `Accept-Language` header prefers; null when it names none (I18N-3). */
export function acceptedLocale(header: string | undefined): UiLocale | null {
  const preferences = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality ? Number(quality) : 1, position };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.position - other.position);
  for (const { language } of preferences) {
    const match = UI_LOCALES.find((locale) => locale === language);
    if (match) return match;
  }
  return null;
}
