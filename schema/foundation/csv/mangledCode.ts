/** Errors that a spreadsheet writes for a value that it cannot compute or show, in English and French. */
const ERROR =
  /^#(?:N\/A|REF!|VALUE!|VALEUR!|NAME\?|NOM\?|NUM!|NOMBRE!|DIV\/0!|NULL!|NUL!|SPILL!|CALC!|BLOCKED!|GETTING_DATA|###*)$/i;

/** True if a cell holds what a spreadsheet wrote in place of a value. */
export const isSpreadsheetError = (cell: string): boolean => ERROR.test(cell.trim());

/** How a spreadsheet shows a long number that it rounded: `1.23457E+15`. */
const ROUNDED = /^[+-]?\d+(?:[.,]\d+)?E[+-]\d{2,3}$/i;

export const isRoundedNumber = (cell: string): boolean => ROUNDED.test(cell.trim());

/** Excel's own form of a text that it must not change: `="0012"`. A quote within it, or anything behind it, makes it a formula. */
const QUOTED_TEXT = /^="([^"]*)"$/;

/** A cell as it is meant: the text of `="0012"`, and every other cell as it stands. */
export const withoutQuotedForm = (cell: string): string => QUOTED_TEXT.exec(cell)?.[1]?.trim() ?? cell;

/** Characters that nobody sees, controls, and what stands for bytes that could not be read. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\ufffd]/u;

/** Why a code cannot be what its provider issued. */
export const CODE_FAULTS = [
  'code_unseen',
  'code_formula',
  'code_rounded',
  'code_decimal',
  'code_boolean',
  'code_date',
  'code_full_width',
  'code_blank',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

/** A whole number that became a decimal: `4006381333931.0`. */
const DECIMAL = /^[+-]?\d+[.,]0+$/;

const BOOLEAN = /^(?:true|false|vrai|faux)$/i;

/** Letters and digits of East Asian width, which look like those of a keyboard. */
const FULL_WIDTH = /[\u3000\uff01-\uff5e]/;

/**
 * The damage that a spreadsheet did to a code, or the reason why no recipient could enter it; null for a code that may be as its provider issued it. Lost
 * characters cannot be recovered, so every list of codes refuses such a line with its reason: pools, printed codes and order IDs of a file. Order IDs may hold blanks.
 */
export function codeFault(code: string): CodeFault | null {
  if (UNSEEN.test(code)) return 'code_unseen';
  if (code.startsWith('=') || isSpreadsheetError(code)) return 'code_formula';
  if (isRoundedNumber(code)) return 'code_rounded';
  if (DECIMAL.test(code)) return 'code_decimal';
  if (BOOLEAN.test(code)) return 'code_boolean';
  if (isSpreadsheetDate(code)) return 'code_date';
  if (FULL_WIDTH.test(code)) return 'code_full_width';
  return /\s/.test(code) ? 'code_blank' : null;
}

const NUMERIC_DATE = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;

/** Months as Excel abbreviates them in English and French: `3-Mar`, `Mar-03`, `03-mars-26`. Codes in capitals, `MAR-03`, are none. */
const MONTHS = new Set([
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ...['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
]);
const MONTH_DATE = /^(?:\d{1,2}-(\p{L}+)\.?(?:-\d{2}(?:\d{2})?)?|(\p{L}+)\.?-\d{2})$/u;

const isWithin = (text: string, least: number, most: number) => Number(text) >= least && Number(text) <= most;
const isMonthAndDay = (month: string, day: string) => isWithin(month, 1, 12) && isWithin(day, 1, 31);

/** True for a date as a spreadsheet writes it. Groups of digits such as `12-05-26` can be a code, so a year has four digits there. */
function isSpreadsheetDate(code: string): boolean {
  const [, behindDay, beforeYear] = MONTH_DATE.exec(code) ?? [];
  if (MONTHS.has(behindDay ?? beforeYear ?? '')) return true;
  const [, first = '', separator, second = '', third = ''] = NUMERIC_DATE.exec(code) ?? [];
  if (first.length === 4) return isWithin(first, 1900, 2099) && isMonthAndDay(second, third);
  const isYear = third.length === 4 ? isWithin(third, 1900, 2099) : separator === '/' && third.length === 2;
  return isYear && (isMonthAndDay(first, second) || isMonthAndDay(second, first));
}

/** Digits of a number that a spreadsheet keeps; it writes zeros for those behind. */
const KEPT_DIGITS = 15;

/** Long numbers below this count may all end in zeros by chance. */
const LEAST_LONG_NUMBERS = 3;

/**
 * Codes of a file that a spreadsheet has rounded as a whole: every number of more than 15 digits has zeros behind the fifteenth. Empty where one of
 * them has another digit there.
 */
export function roundedCodes(codes: readonly string[]): ReadonlySet<string> {
  const long = codes.filter((code) => /^\d+$/.test(code) && code.length > KEPT_DIGITS);
  const areRounded = long.every((code) => /^0+$/.test(code.slice(KEPT_DIGITS)));
  return new Set(areRounded && long.length >= LEAST_LONG_NUMBERS ? long : []);
}
