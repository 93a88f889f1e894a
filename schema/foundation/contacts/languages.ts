/** Languages of the interface; the first is the fallback (I18N-1, 2). Apart from the rules, so that a page can name them without zod. */
export const UI_LOCALES = ['en', 'fr'] as const;
export type UiLocale = (typeof UI_LOCALES)[number];

/** Languages a product is described in; the first is the default (I18N-6). */
export const PRODUCT_LOCALES = ['en', 'fr', 'ja', 'de', 'it', 'es', 'nl', 'pt'] as const;
export type ProductLocale = (typeof PRODUCT_LOCALES)[number];
