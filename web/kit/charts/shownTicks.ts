/** Every how many days a label fits under a chart of this width in pixels. */
export function shownTicks(days: number, width: number): number {
  const fitting = Math.max(1, Math.floor((width - 52) / 48));
  return Math.max(1, Math.ceil(days / fitting));
}
