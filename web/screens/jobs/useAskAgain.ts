import { useEffect } from 'react';

/** Milliseconds between two looks at work under way. */
const EVERY = 5000;

/** Asks again now and then while there is something to wait for and the page is seen. */
export function useAskAgain(ask: () => void, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, EVERY);
    return () => clearInterval(timer);
  }, [ask, isWaiting]);
}
