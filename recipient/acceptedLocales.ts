import { PROMOTION_LOCALES, type PromotionLocale } from '../schema/promotions/promotionValues.ts';

const MAX_HEADER_CHARACTERS = 500;

/** The browser's languages that promotions support, best first; null if it names none. */
export function acceptedLocales(header: string | undefined): PromotionLocale[] | null {
  if (!header || header.length > MAX_HEADER_CHARACTERS) return null;
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

/** The language of a page of no promotion. */
export const visitorLocale = (accept: string | undefined): PromotionLocale =>
  acceptedLocales(accept)?.[0] ?? 'en';
