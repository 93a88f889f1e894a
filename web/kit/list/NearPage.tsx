import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ComingCards } from './ComingCards.tsx';

interface NearPageProps {
  /** Cards that stand for the page until it is near. */
  size: number;
  /** Shown at once, wherever the window is. */
  isFirst: boolean;
  children: ReactNode;
}

/**
 * One page of cards that requests its rows once it is near the viewport, so that an address with many pages requests only the visible
 * ones. On return, the list has its previous length.
 */
export function NearPage({ size, isFirst, children }: NearPageProps) {
  const [isNear, setNear] = useState(isFirst);
  const ends = useRef<{ first: Element | null; last: Element | null }>({ first: null, last: null });
  useEffect(() => {
    if (isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200% 0px' },
    );
    for (const end of Object.values(ends.current)) if (end) observer.observe(end);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <ComingCards size={size} ends={ends.current} />;
}
