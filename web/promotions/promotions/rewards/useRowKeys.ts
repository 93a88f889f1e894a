import { type KeyboardEvent, useCallback } from 'react';

/** Moves the focus among the links of an element: up and down to the neighbours, Home and End to the first and last. */
export function useRowKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const here = links.indexOf(document.activeElement as HTMLAnchorElement);
    const places: Record<string, number> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: links.length - 1,
    };
    const place = places[event.key];
    if (here === -1 || place === undefined) return;
    event.preventDefault();
    links[Math.min(Math.max(place, 0), links.length - 1)]?.focus();
  }, []);
}
