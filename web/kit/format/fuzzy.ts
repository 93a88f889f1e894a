// Searches over lists that are already in the browser.
import Fuse from 'fuse.js/basic';

/** How far from the expected place, and how different, a fuzzy match may be (UI-29). */
export const FUZZY = { distance: 30, threshold: 0.2 } as const;

/** The items that resemble a text, the best first, forgiving typing mistakes and accents (UI-30). */
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

/** The items that contain every word of a text, then those that resemble it: `new york` finds `America/New_York`. */
export function searchList<Item>(
  items: readonly Item[],
  text: string,
  keys: readonly (keyof Item & string)[],
): Item[] {
  const words = plain(text).split(' ').filter(Boolean);
  const contains = (item: Item) => {
    const whole = plain(keys.map((key) => item[key] ?? '').join(' '));
    return words.every((word) => whole.includes(word));
  };
  return [...new Set([...items.filter(contains), ...fuzzyMatches(items, text, keys)])];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[_/\-.,’']+/g, ' ');
}
