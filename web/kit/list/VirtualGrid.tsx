import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { useWidth } from '../charts/useWidth.ts';
import css from './VirtualGrid.module.css';

/** Window heights that are rendered above and below the visible part. */
const OVERSCAN_WINDOWS = 1;

/** Rows that are drawn, the last one excluded. */
interface Range {
  first: number;
  last: number;
}

interface VirtualGridProps {
  label: string;
  /** Cards in all, drawn or not. */
  count: number;
  /** Least width of a card, and the gap between two, in px. */
  minWidth: number;
  gap: number;
  /** Height of every card of that width, in px: since it is known, nothing moves when cards come. */
  heightOf: (width: number) => number;
  /** The cards from `first` on, `last` excluded, each an `li`. */
  children: (range: Range) => ReactNode;
}

/** Cards of one height of which only those near the window are in the document; the page is as long as if all were. */
export function VirtualGrid({ label, count, minWidth, gap, heightOf, children }: VirtualGridProps) {
  const [place, measured] = useWidth();
  const width = measured || minWidth;
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
  const height = Math.round(heightOf((width - gap * (columns - 1)) / columns));
  const rows = Math.ceil(count / columns);
  const { first, last } = useNearRows(place, { rows, step: height + gap });
  return (
    <div ref={place}>
      <ul
        className={css.grid}
        aria-label={label}
        style={{
          gap,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: `${height}px`,
          paddingTop: first * (height + gap),
          height: Math.max(0, rows * (height + gap) - gap),
        }}
      >
        {children({ first: first * columns, last: Math.min(count, last * columns) })}
      </ul>
    </div>
  );
}

function useNearRows(
  place: RefObject<HTMLElement | null>,
  { rows, step }: { rows: number; step: number },
): Range {
  const [range, setRange] = useState<Range>({ first: 0, last: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const top = -(place.current?.getBoundingClientRect().top ?? 0);
      const first = Math.floor((top - innerHeight * OVERSCAN_WINDOWS) / step);
      const last = Math.ceil((top + innerHeight * (1 + OVERSCAN_WINDOWS)) / step);
      const next = { first: Math.max(0, Math.min(first, rows)), last: Math.max(0, Math.min(last, rows)) };
      setRange((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [place, rows, step]);
  return range;
}
