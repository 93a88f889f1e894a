import { PRODUCT_LOCALES, type ProductLocale } from '../foundation/contacts/languages.ts';
import type { UploadPurpose } from '../foundation/process/media.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';

/** Nouns that have pictures. */
export const MEDIA_NOUNS = ['brands', 'products', 'skus'] as const;
export type MediaNoun = (typeof MEDIA_NOUNS)[number];

/** Names of pictures in a set. */
export const MEDIA_NAMES = ['logo', 'catalog_badge', 'picture'] as const;
export type MediaName = (typeof MEDIA_NAMES)[number];

/** The pictures each noun has, and for what a file has to be sent to be one of them. */
export const MEDIA_PURPOSES: Record<MediaNoun, Partial<Record<MediaName, UploadPurpose>>> = {
  brands: { logo: 'brand_logo', catalog_badge: 'catalog_badge' },
  products: { logo: 'product_logo', catalog_badge: 'catalog_badge', picture: 'sku_picture' },
  skus: { catalog_badge: 'catalog_badge', picture: 'sku_picture' },
};

/** Pictures with words on them: kept per locale, besides one for all others (MEDIA-2). */
const LOCALIZED: readonly MediaName[] = ['catalog_badge'];

/** The locales of a picture; null is the one for every locale without its own. */
export function mediaLocales(name: MediaName): readonly (ProductLocale | null)[] {
  return LOCALIZED.includes(name) ? [null, ...PRODUCT_LOCALES] : [null];
}

/** One picture of a set, by its name and locale (MEDIA-1). */
export const mediaSetItem = z
  .strictObject({
    name: z.enum(MEDIA_NAMES, { error: 'media_name' }),
    locale: z.enum(PRODUCT_LOCALES, { error: 'media_locale' }).nullable().default(null),
    mediaId: z.string().regex(DIGITS, { error: 'unknown_media' }),
  })
  .refine(({ name, locale }) => mediaLocales(name).includes(locale), {
    path: ['locale'],
    error: 'media_locale',
  });
export type MediaSetItem = z.infer<typeof mediaSetItem>;

/** All pictures of a set, each of `item`: none twice, and what is left out is taken away. */
export function mediaSetItems<Input>(item: z.ZodType<MediaSetItem, Input>) {
  return z
    .array(item)
    .max(MEDIA_NAMES.length * (PRODUCT_LOCALES.length + 1))
    .superRefine((items, context) => {
      const keys = items.map(mediaKey);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index)
          context.addIssue({ code: 'custom', path: [index, 'name'], message: 'media_twice' });
      });
    });
}

/** The key of a picture within its set: no two have the same. */
export const mediaKey = ({ name, locale }: { name: string; locale: string | null }): string =>
  locale === null ? name : `${name}:${locale}`;
