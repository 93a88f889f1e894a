import { useEffect, useState } from 'react';

/** Milliseconds between two checks of a picture that fails to load (UI-28). */
const RECHECK_MS = 1000;

/**
 * The pictures that fail to load. They are checked from here, because the frame of a preview runs no script; a broken one
 * is checked again every second until it loads.
 */
export function useBrokenPictures(urls: readonly (string | null)[]): readonly string[] {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const urlList = urls.filter((url) => url !== null).join(' ');
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let isOver = false;
    const look = (url: string) => {
      const probe = new Image();
      probe.onload = () => !isOver && setBroken((now) => now.filter((one) => one !== url));
      probe.onerror = () => {
        if (isOver) return;
        setBroken((now) => (now.includes(url) ? now : [...now, url]));
        timers.add(setTimeout(() => look(url), RECHECK_MS));
      };
      probe.src = url;
    };
    for (const url of urlList.split(' ').filter(Boolean)) look(url);
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [urlList]);
  return broken;
}
