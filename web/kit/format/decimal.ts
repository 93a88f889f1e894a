// Decimal strings as people type and read them; never floating point.

/** A typed number as a decimal string: `1 234,5` → `1234.5`. What is no number stays as typed, without spaces around. */
export function typedDecimal(text: string, locale: string): string {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '');
  if (locale.startsWith('fr')) return bare.replace(',', '.');
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** A decimal string as one reads and types it: `1234.5` → `1234,5`. What is no number is shown as it is. */
export function shownDecimal(text: string, locale: string): string {
  return locale.startsWith('fr') && /^-?\d*\.\d*$/.test(text) ? text.replace('.', ',') : text;
}
