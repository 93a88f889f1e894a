// Value patterns that several nouns share.

/** Optional +country code, optional bracketed area code, then digits, spaces, dots or dashes (PATTERN-1). */
export const PHONE = /^(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d[\d .-]{2,24}$/;

/** How a text is recognised as a SKU (PATTERN-4, 6). Two are counted, not `{2,}`: beside `.*` that takes quadratic time on long texts. */
export const SKU = /^[A-Z0-9]{3}-[A-Z0-9]{2}.*$/;

/** How a text is recognised as the SKU of a brand (PATTERN-5). */
export const BRAND_SKU = /^[A-Z0-9]{3}-.*$/;

/**
 * A typed SKU prefix, converted to the case of SKUs, from the hyphen on; null for any other text. A name may look alike ("top-up"), so a
 * search without a matching SKU continues among names.
 */
export function typedSku(text: string): string | null {
  const upper = text.toUpperCase();
  return BRAND_SKU.test(upper) ? upper : null;
}

/** Identifiers in routes and paths (ROUTE-64, 65). */
export const DIGITS = /^\d{1,18}$/;
