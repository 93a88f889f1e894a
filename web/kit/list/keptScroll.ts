import { useEffect, useRef } from 'react';
import { recall, remember } from '../../browser/storage.ts';
import { currentUrl, pathOf } from '../../navigation/hashLocation.ts';
import { previousHere } from '../../navigation/traversal.ts';

interface Place {
  url: string;
  /** Scroll offset in px. */
  top: number;
}

const keyOf = (path: string) => `place.${path}`;

/**
 * Stores the scroll position of a list at `path`, for this browser tab. Coming back from one of its rows, an address below
 * `rowsPath`, restores the position once `isReady` reports that the rows have loaded.
 */
export function useKeptScroll(path: string, isReady: boolean, rowsPath: string = path): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const place = recall<Place>(keyOf(path), 'session');
    // A new screen begins at its top, and only then is the place found again.
    const frame = requestAnimationFrame(() => {
      if (place?.url === currentUrl() && previousHere()?.startsWith(`${rowsPath}/`)) scrollTo(0, place.top);
    });
    return () => cancelAnimationFrame(frame);
  }, [path, isReady, rowsPath]);
  useEffect(() => {
    const keep = () => {
      const url = currentUrl();
      if (pathOf(url) === path && isDone.current)
        remember(keyOf(path), { url, top: scrollY } satisfies Place, 'session');
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [path]);
}
