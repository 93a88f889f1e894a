import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Fitting {
  /** The place that there is. */
  room: RefObject<HTMLElement | null>;
  /** The same items in a hidden row, followed by the menu that replaces those that do not fit. */
  samples: RefObject<HTMLDivElement | null>;
  /** Number of items that fit, kept up to date; all of them until it is measured. */
  count: number;
}

/** Measures how many items fit side by side in any window, language and font. */
export function useFitting(): Fitting {
  const room = useRef<HTMLElement>(null);
  const samples = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const [place, row] = [room.current, samples.current];
    if (!place || !row) return;
    const measure = () => {
      const { left } = row.getBoundingClientRect();
      const edges = [...row.children].map((thing) => thing.getBoundingClientRect().right - left);
      setCount(fittingCount(place.clientWidth, edges));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { room, samples, count };
}

/** The number of items with these right edges that fit into a width; the last edge is that of the overflow menu. */
export function fittingCount(width: number, edges: readonly number[]): number {
  const things = edges.slice(0, -1);
  const [all = 0, withMore = 0] = [things.at(-1), edges.at(-1)];
  if (all <= width) return Number.POSITIVE_INFINITY;
  const more = withMore - all;
  return things.filter((edge) => edge + more <= width).length;
}
