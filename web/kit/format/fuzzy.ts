// Searches over lists that are already in the browser.
import Fuse from 'fuse.js/basic';

/** Limits of a fuzzy match: distance from the expected place, and difference (UI-29). */
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

/**
 * The items that contain every word of a text, then those that resemble it: `new york` finds `America/New_York`. The best come first: a key
 * that is the text, then one that begins with it, then one with a word that begins with it.
 */
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
  const search = words.join(' ');
  const rankOf = (item: Item) =>
    Math.min(...keys.map((key) => matchRank(plain(String(item[key] ?? '')), search)));
  const matches = items
    .filter(contains)
    .map((item) => ({ item, rank: rankOf(item) }))
    .sort((a, b) => a.rank - b.rank);
  return [...new Set([...matches.map(({ item }) => item), ...fuzzyMatches(items, text, keys)])];
}

/** 0 for the text itself, 1 for a text that begins with it, 2 for one with a word that does, 3 for any other. */
function matchRank(text: string, search: string): number {
  if (text === search) return 0;
  if (text.startsWith(search)) return 1;
  return text.includes(` ${search}`) ? 2 : 3;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[_/\-.,’']+/g, ' ');
}
