/** Pixels beside the bars, of one letter below them, and that a label needs at least. */
const BESIDE = 60;
const LETTER = 7;
const LEAST = 48;

/** Every how many bars a label fits under a chart of this width in pixels; the longest has so many letters. */
export function shownTicks(bars: number, width: number, letters = 5): number {
  const each = Math.max(LEAST, letters * LETTER + 8);
  const fitting = Math.max(1, Math.floor((width - BESIDE) / each));
  return Math.max(1, Math.ceil(bars / fitting));
}
