import { useEffect } from 'react';
import { pathOf } from './hashLocation.ts';
import { visibleUrl } from './traversal.ts';

/** Calls `onLeft` once another path is shown than when the watch began: what is open above a screen closes with it. */
export function usePathLeft(isWatched: boolean, onLeft: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is that of the moment it opened
  useEffect(() => {
    if (!isWatched) return;
    const from = pathOf(visibleUrl());
    const check = () => pathOf(visibleUrl()) !== from && onLeft();
    addEventListener('hashchange', check);
    addEventListener('popstate', check);
    return () => {
      removeEventListener('hashchange', check);
      removeEventListener('popstate', check);
    };
  }, [isWatched]);
}
