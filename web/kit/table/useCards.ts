import { type RefCallback, useCallback, useState } from 'react';
import type { Column } from './column.ts';

/** Room of a column whose width is left to the table, in px. */
const FREE_WIDTH = 80;
/** No table is narrower, in px, however few its columns. */
export const LEAST_WIDTH = 520;
const REM = 16;

/** The room that columns ask for, in px. */
export function roomFor(columns: readonly Pick<Column<never>, 'width'>[]): number {
  const widths = columns.map(({ width = '' }) => {
    const [, size, unit] = /^([\d.]+)(rem|px)$/.exec(width) ?? [];
    return size ? Number(size) * (unit === 'rem' ? REM : 1) : FREE_WIDTH;
  });
  return Math.max(
    LEAST_WIDTH,
    widths.reduce((sum, width) => sum + width, 0),
  );
}

/** Whether the rows of a frame are cards: there is less room than this, in px. */
export function useCards(room: number): [RefCallback<HTMLDivElement>, boolean] {
  const [isCards, setCards] = useState(false);
  const frame = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => setCards(element.clientWidth > 0 && element.clientWidth < room);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [room],
  );
  return [frame, isCards];
}
