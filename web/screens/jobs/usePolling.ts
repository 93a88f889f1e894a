import { useEffect } from 'react';

/** Milliseconds between two requests. */
const INTERVAL_MS = 5000;

/** Repeats a request while `isOn` and the page is visible. */
export function usePolling(refetch: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refetch();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [refetch, isOn]);
}
