import { acceptedLocales } from '../../../recipient/acceptedLocales.ts';
import { PROMOTION_LOCALES, type PromotionLocale } from '../../../schema/promotions/promotionValues.ts';

/** The language of a page. */
export interface PageLanguage {
  locale: PromotionLocale;
  /** True if the recipient reads a language of the promotion. */
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
  const requested = spoken.find((one) => one === lang);
  if (requested) return { locale: requested, isReader: true };
  const accepted = acceptedLocales(accept);
  if (accepted === null) return { locale: usual, isReader: true };
  const first = accepted.find((one) => spoken.includes(one));
  return first ? { locale: first, isReader: true } : { locale: accepted[0] ?? usual, isReader: false };
}
