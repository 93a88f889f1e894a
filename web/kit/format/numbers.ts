// Numbers, ratios and sizes as the screens show them.

/** A whole number with the separators of `locale`. */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** A part of a whole with one decimal and a percent sign: `12.5%` (FMT-11). Nothing out of nothing is 0.0%. */
export function formatRatio(part: number, whole: number, locale = 'en'): string {
  const ratio = whole === 0 ? 0 : part / whole;
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(ratio);
}

/** A size in bytes, in the largest unit that leaves a whole: `5 MB`, in French `5 Mo`. */
export function formatBytes(bytes: number, locale = 'en'): string {
  const byte = locale.startsWith('fr') ? 'o' : 'B';
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  if (bytes >= 1024 * 1024) return `${number.format(bytes / 1024 / 1024)} M${byte}`;
  if (bytes >= 1024) return `${number.format(Math.round(bytes / 1024))} k${byte}`;
  return `${number.format(bytes)} ${byte}`;
}

/** A large number in short form: `12.3K`, `1.2M`. */
export function formatCompact(count: number, locale: string): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}
