import Fuse from 'fuse.js';

/** How far from the expected place, and how different, a match may be (UI-29). */
export const FUZZY = { distance: 30, threshold: 0.2 } as const;

/** The items of a list at hand that match a text, the best first, forgiving typing mistakes and accents (UI-30). */
export function fuzzyMatches<Item>(
  items: readonly Item[],
  text: string,
  keys: readonly (keyof Item & string)[],
): Item[] {
  const search = text.trim();
  if (!search) return [...items];
  const fuse = new Fuse(items, { ...FUZZY, keys: [...keys], ignoreDiacritics: true });
  return fuse.search(search).map(({ item }) => item);
}
