import type { ReactNode } from 'react';

/** Edge and ring of a donut in pixels (UI-15). */
export const DONUT_SIZE = 185;
export const DONUT_STROKE = 25;

/** One part of the whole. */
export interface DonutSlice {
  id: string;
  label: string;
  /** Only its share is drawn; it need not be exact. */
  value: number;
  /** Text of the value in the legend; the number itself when absent. */
  text?: ReactNode;
  /** Color 1 to 6 of the chart palette, or the grey of what is left. */
  colour?: 1 | 2 | 3 | 4 | 5 | 6 | 'rest' | undefined;
}

/** CSS color of a slice: its own, else the palette's in order. */
export function sliceColour(colour: DonutSlice['colour'], index: number): string {
  return colour === 'rest' ? 'var(--chart-rest)' : `var(--chart-${colour ?? (index % 6) + 1})`;
}
