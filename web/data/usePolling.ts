import { useEffect } from 'react';

/** Repeats a request while `isOn` and the page is seen: at once when it is seen again, then every `everyMs` milliseconds. */
export function usePolling(refetch: () => void, isOn: boolean, everyMs: number): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refetch, isOn, everyMs]);
}
