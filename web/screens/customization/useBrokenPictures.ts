import { useCallback, useEffect, useState } from 'react';

/** Milliseconds between two looks at a picture that does not load (UI-28). */
const RECHECK_MS = 1000;

/** Pictures of a preview that do not load, by their whole addresses; each is looked at again every second until it does. */
export function useBrokenPictures(): { broken: readonly string[]; onBroken: (url: string) => void } {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const onBroken = useCallback(
    (url: string) => setBroken((now) => (now.includes(url) ? now : [...now, url])),
    [],
  );
  useEffect(() => {
    if (broken.length === 0) return;
    const timer = setInterval(() => {
      for (const url of broken) {
        const probe = new Image();
        probe.onload = () => setBroken((now) => now.filter((one) => one !== url));
        probe.src = url;
      }
    }, RECHECK_MS);
    return () => clearInterval(timer);
  }, [broken]);
  return { broken, onBroken };
}
