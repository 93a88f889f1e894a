import { pathOf } from '../navigation/hashLocation.ts';
import type { MenuGroup } from './shell/menu.ts';

/**
 * The entry that the screen shown belongs to: the one with the longest address that the path is or lies below. An advertiser's own
 * page belongs to the list of advertisers, its promotions to theirs. Null when there is none.
 */
export function currentHref(groups: readonly MenuGroup[], path: string): string | null {
  const here = path
    .replace(/^\/advertiser\/\d+\/promotion(?=\/|$)/, '/promotions')
    .replace(/^\/advertiser\/\d+(?=\/|$)/, '/advertisers');
  const hits = groups
    .flatMap(({ items }) => items.flatMap(({ href }) => href ?? []))
    .filter((href) => `#${here}` === pathOf(href) || `#${here}`.startsWith(`${pathOf(href)}/`));
  return hits.sort((one, other) => other.length - one.length)[0] ?? null;
}
