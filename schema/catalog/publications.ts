import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';

const fields = { published: z.boolean(), private: z.boolean() };

/** A new offer of a product. A private product is hidden from catalogs and therefore not published (PRODUCT-26 … PRODUCT-29). */
export const newPublication = z
  .strictObject({
    sellerId: z.string().regex(DIGITS, { error: 'unknown_organization' }),
    published: fields.published.default(false),
    private: fields.private.default(false),
  })
  .refine((draft) => !(draft.published && draft.private), { path: ['published'], error: 'private_product' });
export type NewPublication = z.output<typeof newPublication>;

/** A change of it: what is left out stays. */
export const publicationDraft = z.strictObject(fields).partial();
export type PublicationDraft = z.output<typeof publicationDraft>;
