import { lineText } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';
import { BRAND_STATUSES } from '../foundation/transitions.ts';

const name = lineText().min(1).max(200);

/** Ids of brands: three capitals or digits, with which the ids of their products begin. */
const BRAND_ID = /^[A-Z0-9]{3}$/;

/** A new brand. */
export const newBrand = z.strictObject({
  id: z.string().trim().toUpperCase().min(1).regex(BRAND_ID, { error: 'brand_id_pattern' }),
  name,
});
export type NewBrand = z.output<typeof newBrand>;

/** A change of a brand: what is left out stays; the id never changes. */
export const brandDraft = z.strictObject({ name, status: z.enum(BRAND_STATUSES) }).partial();
export type BrandDraft = z.output<typeof brandDraft>;
