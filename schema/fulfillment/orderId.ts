// Rules for order IDs, without zod: the worker that reads files has none.

export const MAX_ORDER_ID = 120;

/** A first character that a spreadsheet takes for a formula, or any character that cannot be seen. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  /^[-=+@]|[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** True if every character can be printed, and the text is no formula. */
export const isPrintable = (text: string): boolean => !UNSEEN.test(text);

/**
 * The one form of an order ID (NFC): macOS writes letters such as é as two characters, and two order IDs that look the same are the same.
 * It looks exactly as it was entered.
 */
export const composedOrderId = (text: string): string => text.normalize('NFC');

/** True if a text can be an order ID; spaces around it do not count. */
export function isOrderId(text: string): boolean {
  const id = composedOrderId(text.trim());
  return id !== '' && id.length <= MAX_ORDER_ID && isPrintable(id);
}

/** Dates that a spreadsheet makes of texts such as `3-3`: `03/03/2026`, `2026-03-03`, perhaps with a time. */
const NUMBERS =
  /^(?:\d{1,2}([/.-])\d{1,2}\1\d{2,4}|\d{4}([/.-])\d{1,2}\2\d{1,2})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;

/** The same with a month in letters: `Mar-03`, `3-Mar`, `01-mars-26`. */
const LETTERS = /^(?:\d{1,2}[ -](\p{L}{3,9})\.?(?:[ -]\d{2,4})?|(\p{L}{3,9})\.?[ -]\d{1,4})$/u;

/** The first letters of months in English and French. */
const MONTHS = [
  ...['jan', 'feb', 'fév', 'mar', 'apr', 'avr', 'may', 'mai', 'jun', 'jui', 'jul'],
  ...['aug', 'aoû', 'sep', 'oct', 'nov', 'dec', 'déc'],
];

/** True if a text looks like a date that a spreadsheet has made of an order ID. It may be one all the same: the sender is warned and decides. */
export function looksLikeDate(id: string): boolean {
  const text = id.trim();
  const [, before, after] = LETTERS.exec(text) ?? [];
  const month = (before ?? after ?? '').slice(0, 3).toLowerCase();
  return NUMBERS.test(text) || MONTHS.includes(month);
}

/** The order IDs that look like dates, where others do not: those that a spreadsheet may have changed. */
export function changedToDates(ids: readonly string[]): string[] {
  const dates = ids.filter(looksLikeDate);
  return dates.length < ids.length ? dates : [];
}
