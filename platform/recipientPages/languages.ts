import { PROMOTION_LOCALES, type PromotionLocale } from '../../schema/rules/promotionValues.ts';

const LONGEST = 500;

/** The browser's languages that promotions support, best first; null if it names none. */
export function acceptedLocales(header: string | undefined): PromotionLocale[] | null {
  if (!header || header.length > LONGEST) return null;
  const named = header
    .split(',')
    .map((part, place) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = Number(
        rest
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag, place, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.place - other.place);
  return named.length === 0 ? null : anyOf(named);
}

const anyOf = (named: readonly { tag: string }[]): PromotionLocale[] => [
  ...new Set(named.flatMap(({ tag }) => (tag === '*' ? PROMOTION_LOCALES : (localeOf(tag) ?? [])))),
];

function localeOf(tag: string): PromotionLocale | null {
  const [base] = tag.split('-');
  return PROMOTION_LOCALES.find((locale) => locale === base) ?? null;
}

/** The language of a page. */
export interface PageLanguage {
  locale: PromotionLocale;
  /** Whether the recipient reads a language of the promotion. */
  isReader: boolean;
}

/**
 * The language for a recipient: the one in the address if the promotion has it, else the best of the browser's languages
 * that the promotion has. Recipients without a common language cannot take part.
 */
export function pageLanguage(
  { locale, languages }: { locale: PromotionLocale; languages: readonly PromotionLocale[] },
  { lang, accept }: { lang: unknown; accept: string | undefined },
): PageLanguage {
  const spoken = languages.length > 0 ? languages : PROMOTION_LOCALES;
  const usual = spoken.includes(locale) ? locale : (spoken[0] ?? locale);
  const wanted = spoken.find((one) => one === lang);
  if (wanted) return { locale: wanted, isReader: true };
  const accepted = acceptedLocales(accept);
  if (accepted === null) return { locale: usual, isReader: true };
  const first = accepted.find((one) => spoken.includes(one));
  return first ? { locale: first, isReader: true } : { locale: accepted[0] ?? usual, isReader: false };
}

/** The language of a page of no promotion. */
export const visitorLocale = (accept: string | undefined): PromotionLocale =>
  acceptedLocales(accept)?.[0] ?? 'en';
