import { type RefCallback, useCallback, useState } from 'react';
import type { Column } from './column.ts';

/** Room of a column whose width is left to the table, in px. */
const FREE_WIDTH_PX = 80;
/** No table is narrower, in px, however few its columns. */
const MIN_WIDTH_PX = 520;
const REM_PX = 16;

/** The room that columns ask for, in px. */
export function roomFor(columns: readonly Pick<Column<never>, 'width'>[]): number {
  const widths = columns.map(({ width = '' }) => {
    const [, size, unit] = /^([\d.]+)(rem|px)$/.exec(width) ?? [];
    return size ? Number(size) * (unit === 'rem' ? REM_PX : 1) : FREE_WIDTH_PX;
  });
  return Math.max(
    MIN_WIDTH_PX,
    widths.reduce((sum, width) => sum + width, 0),
  );
}

/** Layout of rows in a frame: columns, columns that scroll sideways, or cards. */
type Standing = 'columns' | 'scrolling' | 'cards';

/** Returns the layout of rows that need this width, in px. Narrower frames show cards; a wide table scrolls first. */
export function useCards(room: number, isWide: boolean): [RefCallback<HTMLDivElement>, Standing] {
  const [standing, setStanding] = useState<Standing>('columns');
  const frame = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => {
        const width = element.clientWidth;
        if (width === 0 || width >= room) setStanding('columns');
        else setStanding(isWide && width >= MIN_WIDTH_PX ? 'scrolling' : 'cards');
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
