import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down once a second; 0 once it has come. */
export function useSecondsUntil(iso: string): number {
  const [left, setLeft] = useState(() => secondsUntil(iso));
  useEffect(() => {
    setLeft(secondsUntil(iso));
    const timer = setInterval(() => {
      const now = secondsUntil(iso);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [iso]);
  return left;
}

const secondsUntil = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));
