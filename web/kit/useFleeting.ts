import { useCallback, useEffect, useState } from 'react';

/** Something shown for a moment: `[isShown, show]`; every `show()` starts the moment of `ms` milliseconds anew. */
export function useFleeting(ms: number): [boolean, () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), ms);
    return () => clearTimeout(timer);
  }, [count, ms]);
  return [count > 0, useCallback(() => setCount((now) => now + 1), [])];
}
