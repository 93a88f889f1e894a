/** Formats a percentage: `12.5` → `12.5%`, `12,5 %` in French. */
export function formatDiscount(percent: string, locale: string): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, options).format(Number(percent) / 100);
}
