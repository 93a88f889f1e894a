import type { TranslationInput } from '../../../operations/schema.generated.ts';
import { PRODUCT_LOCALES, type ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import type { FormValues } from '../../kit/form/formApi.ts';

/** Texts in one language; a language without texts is omitted, one with a description also has a name (PRODUCT-46). */
export const translationRow = z
  .object({
    locale: z.enum(PRODUCT_LOCALES),
    name: z.string().trim().max(200),
    description: z.string().trim().max(5000),
  })
  .superRefine(({ name, description }, context) => {
    if (description && !name) context.addIssue({ code: 'custom', message: 'required', path: ['name'] });
  });
export type TranslationRow = FormValues<typeof translationRow>;

/** A row for each language besides the default one, empty without texts. */
export function rowsOfTranslations(
  defaultLocale: string,
  translations: readonly TranslationInput[],
): TranslationRow[] {
  return PRODUCT_LOCALES.filter((locale) => locale !== defaultLocale).map((locale) => {
    const texts = translations.find((one) => one.locale === locale);
    return { locale, name: texts?.name ?? '', description: texts?.description ?? '' };
  });
}

/** The texts to save after rows changed: texts that somebody else wrote in other languages stay. */
export function changedTranslations(
  base: readonly TranslationInput[],
  changed: readonly Partial<TranslationRow>[],
): TranslationInput[] {
  return PRODUCT_LOCALES.flatMap((locale) => {
    const row = changed.find((one) => one.locale === locale);
    const { name, description } = { ...base.find((one) => one.locale === locale), ...row };
    return name || description ? [{ locale, name: name ?? '', description: description ?? '' }] : [];
  });
}

/** Maps an error of the platform to the field of its row in the request: the platform names texts by their language. */
export function atTranslationRow(
  error: FieldError,
  rows: readonly { locale?: ProductLocale | null | undefined }[],
): FieldError {
  const [, locale, field] = /^translations\.([a-z]{2})\.(\w+)$/.exec(error.field) ?? [];
  const at = rows.findIndex((row) => row.locale === locale);
  return at < 0 ? error : { ...error, field: `translations.${at}.${field}` };
}
