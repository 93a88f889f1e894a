import { useEffect, useState } from 'react';

/** Milliseconds that the first screen has to itself: a page also idles between two answers. */
const FIRST_SCREEN = 1500;
/** Milliseconds after that, when a page counts as idle, however busy it is. */
const LATEST = 1500;

/** Whether the page has been idle once since this component was rendered: the time for what no person waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const onIdle = () => setIdle(true);
    // Safari has no idle callbacks.
    const ask = globalThis.requestIdleCallback ?? onIdle;
    const timer = setTimeout(() => ask(onIdle, { timeout: LATEST }), FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
