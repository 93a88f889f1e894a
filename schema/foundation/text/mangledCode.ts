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

/**
 * True if a code cannot be what its provider issued: a spreadsheet rounded it or put a formula or an error in its place, or it holds
 * characters that nobody sees and that no recipient would type. Digits that are lost cannot be recovered, so that such a code is refused.
 */
export const isMangledCode = (code: string): boolean =>
  ROUNDED.test(code) || code.startsWith('=') || isSpreadsheetError(code) || UNSEEN.test(code);

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
