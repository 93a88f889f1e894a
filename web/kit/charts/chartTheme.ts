/** Pixels beside the bars, of one letter below them, and that a label needs at least. */
const PADDING_PX = 60;

const LETTER_PX = 7;

const MIN_LABEL_PX = 48;

/** Every how many bars a label fits under a chart of this width in pixels; the longest has so many letters. */
export function shownTicks(bars: number, width: number, letters = 5): number {
  const each = Math.max(MIN_LABEL_PX, letters * LETTER_PX + 8);
  const fitting = Math.max(1, Math.floor((width - PADDING_PX) / each));
  return Math.max(1, Math.ceil(bars / fitting));
}

/** nivo in the colors and type of the tokens. */
export const chartTheme = {
  text: { fontFamily: 'var(--font)', fontSize: 12, fill: 'var(--text-muted)' },
  axis: { ticks: { text: { fill: 'var(--text-muted)', fontSize: 12 } } },
  grid: { line: { stroke: 'var(--border)', strokeWidth: 1 } },
} as const;
