/** A decimal number as digits of one size, to be compared as text. */
export function scaled(number: string): string {
  const [whole = '', decimals = ''] = number.split('.');
  return `${whole.replace(/^0+/, '') || '0'}.${decimals.padEnd(12, '0')}`;
}

/**
 * What a person could mean, found by trying: each mark is of decimals, or groups the digits before and behind it by threes; the mark of the decimals comes
 * once, and groups nothing.
 */
export function readings(text: string): Set<string> {
  const values = new Set<string>();
  const places = [...text].flatMap((sign, at) => (/[.,]/.test(sign) ? [at] : []));
  for (const point of [null, ...places]) {
    const whole = point === null ? text : text.slice(0, point);
    const decimals = point === null ? '' : text.slice(point + 1);
    if (!/^\d*$/.test(decimals) || (point !== null && whole.includes(text[point] ?? ''))) continue;
    const groups = whole.split(/[.,\s'’]/);
    const marks = new Set(whole.replaceAll(/\d/g, ''));
    const isGrouped = groups.slice(1).every((group) => group.length === 3) && marks.size <= 1;
    const [first = ''] = groups;
    if (groups.length > 1 && !(isGrouped && /^[1-9]\d{0,2}$/.test(first))) continue;
    if (!/^\d*$/.test(groups.join('')) || groups.join('') + decimals === '') continue;
    values.add(scaled(`${groups.join('')}.${decimals}`));
  }
  return values;
}
