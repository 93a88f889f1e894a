import { DIGITS } from '../foundation/text/patterns.ts';
import { shownName } from '../foundation/text/shownName.ts';
import { z } from '../foundation/text/zod.ts';
import { canonicalQuery, SAVED_VIEW_SCREENS } from './savedViews.ts';

/** Characters of a query string that is kept, percent signs included. */
export const MAX_VIEW_QUERY = 4000;

/** Name of a view. */
const name = shownName(80);

/** Content of a view: a query string without `?`, of limited length in its canonical spelling. */
const query = z
  .string()
  .max(MAX_VIEW_QUERY)
  .refine((text) => canonicalQuery(text).length <= MAX_VIEW_QUERY, {
    error: 'max_length',
    params: { limit: MAX_VIEW_QUERY },
  });

/** A view as it is made: of which screen, what it shows, and whether colleagues see it. */
export const newSavedView = z.strictObject({
  screen: z.enum(SAVED_VIEW_SCREENS),
  name,
  query,
  isShared: z.boolean().default(false),
});
export type NewSavedView = z.output<typeof newSavedView>;

/** Fields of a view's form. */
export const savedViewForm = z.strictObject({ name, isShared: z.boolean() });

/** A change of a view; what is left out stays. */
export const savedViewDraft = z.strictObject({ name, query, isShared: z.boolean() }).partial();
export type SavedViewDraft = z.output<typeof savedViewDraft>;

/** The view that a screen opens with; null for none. */
export const defaultViewDraft = z.strictObject({ viewId: z.string().regex(DIGITS).nullable() });
