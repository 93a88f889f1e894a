import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { recall, remember } from '../../browser/storage.ts';
import { currentUrl, pathOf } from '../../navigation/hashLocation.ts';

const keyOf = (path: string) => `list.${path}`;

/** Keeps the query string of the list at `path`, for this tab of the browser: what is opened from it leads back to it as it was left. */
export function useKeptList(path: string): void {
  const search = useSearch();
  useEffect(() => {
    // On the way to another screen this may run once more, with that address: the list is not there.
    if (pathOf(currentUrl()) === path) remember(keyOf(path), search, 'session');
  }, [path, search]);
}

/** Link back to a list as it was left. */
export function keptListHref(route: { path: string; href: () => string }): string {
  const query = recall<string>(keyOf(route.path), 'session');
  return query ? `${route.href()}?${query}` : route.href();
}
