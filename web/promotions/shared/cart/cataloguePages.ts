import { useCallback, useState } from 'react';

/** Rewards of each page of a search that are left out. */
type HiddenRewards = ReadonlyMap<number, ReadonlySet<string>>;

const NONE: HiddenRewards = new Map();

/**
 * Rewards that are left out of a search because they cannot be given. A page has no entry until its rewards were checked. `search` identifies the
 * search: another one begins anew.
 */
export function useHiddenRewards(search: string): {
  hidden: HiddenRewards;
  /** Keeps its identity while the search is the same. */
  hide: (page: number, skus: ReadonlySet<string>) => void;
} {
  const [loaded, setLoaded] = useState({ search, pages: NONE });
  const hide = useCallback(
    (page: number, skus: ReadonlySet<string>) =>
      setLoaded((now) => ({
        search,
        pages: new Map([...(now.search === search ? now.pages : NONE), [page, skus]]),
      })),
    [search],
  );
  return { hidden: loaded.search === search ? loaded.pages : NONE, hide };
}

/** A page of the catalog near the viewport. */
export interface NearPage {
  number: number;
  /** Shown rewards before the page. */
  start: number;
  /** The range of its shown rewards near the viewport: the first one, and the one after the last. */
  from: number;
  to: number;
}

/** Number of shown rewards on each page of `total` hits, `size` a page, less those that are left out. */
export function pageLengths(total: number, size: number, hidden: HiddenRewards): number[] {
  return Array.from({ length: Math.ceil(total / size) }, (_, index) =>
    Math.max(0, Math.min(size, total - index * size) - (hidden.get(index + 1)?.size ?? 0)),
  );
}

/** The pages that contain the shown rewards from `first` to `last`, each with its range of rewards. */
export function pagesNear({ first, last }: { first: number; last: number }, lengths: readonly number[]) {
  const near: NearPage[] = [];
  let start = 0;
  for (const [index, length] of lengths.entries()) {
    const from = Math.max(0, first - start);
    const to = Math.min(length, last - start);
    if (from < to) near.push({ number: index + 1, start, from, to });
    start += length;
  }
  return near;
}
