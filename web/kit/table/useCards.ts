import { type RefCallback, useCallback, useState } from 'react';
import type { Column } from './column.ts';

/** Room of a column whose width is left to the table, in px. */
const FREE_WIDTH = 80;
/** No table is narrower, in px, however few its columns. */
const LEAST_WIDTH = 520;
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

/** How rows stand in a frame: in columns, in columns that move sideways below its edge, or each as a card. */
type Standing = 'columns' | 'scrolling' | 'cards';

/** How the rows of a frame stand that ask for this room, in px: as cards where there is less; a wide table scrolls first. */
export function useCards(room: number, isWide: boolean): [RefCallback<HTMLDivElement>, Standing] {
  const [standing, setStanding] = useState<Standing>('columns');
  const frame = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => {
        const width = element.clientWidth;
        if (width === 0 || width >= room) setStanding('columns');
        else setStanding(isWide && width >= LEAST_WIDTH ? 'scrolling' : 'cards');
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [room, isWide],
  );
  return [frame, standing];
}
