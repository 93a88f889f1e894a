import { useEffect, useState } from 'react';

/** Milliseconds that the first screen has to itself: a page also idles between two answers. */
const FIRST_SCREEN_MS = 1500;
/** Milliseconds after that, when a page counts as idle, however busy it is. */
const MAX_WAIT_MS = 1500;

/** Returns true once the page has been idle since the first render. Use it for work that nobody waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const onIdle = () => setIdle(true);
    // Safari has no idle callbacks.
    const ask = globalThis.requestIdleCallback ?? onIdle;
    const timer = setTimeout(() => ask(onIdle, { timeout: MAX_WAIT_MS }), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
