import { useEffect, useRef, useState } from 'react';

/** The next rows are fetched when fewer window heights than this remain below the visible part. */
const PREFETCH_WINDOWS = 2;

/** Reports that the end of part `last` is near. Attach the ref to the element below it. */
export function useNearEnd(last: number, onNear: () => void) {
  const near = useRef(onNear);
  near.current = onNear;
  const [element, setElement] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each part the end is checked again, since it may still be near
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: `0px 0px ${PREFETCH_WINDOWS * 100}% 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, last]);
  return setElement;
}
