import { useCallback, useEffect, useState } from 'react';

/** A success is shown this long (UI-27), in ms. */
export const SUCCESS_MS = 3000;

/** Shows something for a short time: `[isShown, show]`. Each `show()` restarts the period of `ms` milliseconds. */
export function useFleeting(ms: number): [boolean, () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), ms);
    return () => clearTimeout(timer);
  }, [count, ms]);
  return [count > 0, useCallback(() => setCount((now) => now + 1), [])];
}
