import { PRODUCT_LOCALES, type ProductLocale } from '../foundation/contacts/languages.ts';
import { linesText, lineText } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';

/** Name and description of a catalog entry in one language. */
export interface Translation {
  name: string;
  description: string;
}

/** Texts by language, the default language left out: its texts are the thing's own. */
export type Translations = Partial<Record<ProductLocale, Translation>>;

/** Texts in languages besides the default one; each has a name (PRODUCT-46, PRODUCT-51). */
export const translations = z.partialRecord(
  z.enum(PRODUCT_LOCALES),
  z.strictObject({
    name: lineText().min(1).max(200),
    description: linesText().max(5000).default(''),
  }),
);
