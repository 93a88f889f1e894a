// Computes the text that a spreadsheet shows for a number, from the number format of its cell.

/** Digits that a spreadsheet keeps of a number. */
const KEPT_DIGITS = 15;

/** A number without what binary arithmetic adds behind the digits that a spreadsheet keeps: 75.3, not 75.30000000000001. */
export const exactNumber = (number: number): number => Number(number.toPrecision(KEPT_DIGITS));

/** Formats without a code of their own in the file. Those of dates are left out. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
  48: '##0.0E+0',
};

/** The code of a number format; null for the general format and for those of dates and texts. */
export function formatCode(id: number, own: string | undefined): string | null {
  const code = own ?? BUILT_IN[id];
  if (code === undefined || /general|standard|@/i.test(code)) return null;
  return /[dmyhs]/i.test(withoutTexts(code)) ? null : code;
}

/** A format without the texts in it: quoted ones, single characters, and what is in brackets. */
const withoutTexts = (code: string): string => code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');

/** Text of a cell's number: its stored form, a computed text, or a form that is not computed here. */
export type ShownNumber = { kind: 'stored' } | { kind: 'text'; text: string } | { kind: 'other' };

const STORED: ShownNumber = { kind: 'stored' };
const OTHER: ShownNumber = { kind: 'other' };

/**
 * Computes the text of a cell for leading zeros (`00042`) and percentages (`15%`). In other formats, amounts with as many decimals as are
 * stored show the stored value.
 */
export function shownNumber(number: number, code: string): ShownNumber {
  const [positive = '', negative, zero] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (/\[[<>=]/.test(code)) return OTHER;
  const section = number < 0 ? (negative ?? positive) : number === 0 ? (zero ?? positive) : positive;
  const marks = withoutTexts(section);
  const [whole = '', decimals = ''] = marks.replace(/[^0#?.,%E/]/g, '').split('.');
  if (!/[0#?]/.test(marks) || /[E/]/.test(marks) || /,$/.test(whole) || decimals.includes(',')) return OTHER;
  const places = decimals.replace(/[^0#?]/g, '').length;
  if (marks.includes('%')) return { kind: 'text', text: `${exactNumber(number * 100).toFixed(places)}%` };
  if (Number(number.toFixed(places)) !== number) return OTHER;
  const zeros = whole.indexOf('0') === -1 ? 0 : whole.replace(/[,?]/g, '').length - whole.indexOf('0');
  if (number < 0 || !Number.isInteger(number) || whole.includes(',') || zeros <= String(number).length)
    return STORED;
  return { kind: 'text', text: filled(section, String(number)) };
}

/** A format's places filled with digits from the right, its texts between them. */
function filled(section: string, digits: string): string {
  const parts = section.match(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./g) ?? [];
  let left = digits;
  const outputParts = parts.reverse().map((part) => {
    if (part === '0' || part === '#') {
      const digit = left.at(-1) ?? (part === '0' ? '0' : '');
      left = left.slice(0, -1);
      return digit;
    }
    return /^[_*[]./.test(part) ? '' : part.replace(/^\\|"/g, '');
  });
  return (left + outputParts.reverse().join('')).trim();
}
