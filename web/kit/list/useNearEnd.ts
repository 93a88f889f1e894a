import { useEffect, useRef, useState } from 'react';

/** What comes next is fetched while this many heights of the window lie below what is seen. */
const DISTANCE = 2;

/** Reports that the end of part `last` comes near: to be set on what stands below it. */
export function useNearEnd(last: number, onNear: () => void) {
  const near = useRef(onNear);
  near.current = onNear;
  const [element, setElement] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each part the end is checked again, since it may still be near
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: `0px 0px ${DISTANCE * 100}% 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, last]);
  return setElement;
}
