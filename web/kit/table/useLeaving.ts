import { useCallback, useState } from 'react';

/** Duration of the animation of a deleted row, in milliseconds (UI-26). */
export const LEAVING_MS = 1000;

/**
 * Rows that are going: `leave` keeps a deleted one for its animation and resolves when it has ended, to ask for the list
 * again; with reduced motion at once. A row that went stays gone until then.
 */
export function useLeaving(): {
  isLeaving: (key: string) => boolean;
  leave: (key: string) => Promise<void>;
} {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const leave = useCallback(async (key: string) => {
    setKeys((now) => new Set([...now, key]));
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await new Promise((ended) => setTimeout(ended, LEAVING_MS));
  }, []);
  return { isLeaving: useCallback((key: string) => keys.has(key), [keys]), leave };
}
