/** nivo in the colours and type of the tokens. */
export const chartTheme = {
  text: { fontFamily: 'var(--font)', fontSize: 12, fill: 'var(--text-muted)' },
  axis: { ticks: { text: { fill: 'var(--text-muted)', fontSize: 12 } } },
  grid: { line: { stroke: 'var(--border)', strokeWidth: 1 } },
} as const;
