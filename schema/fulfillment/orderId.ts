// Rules for order IDs, without zod: the worker that reads files has none.

export const MAX_ORDER_ID = 120;

/** A first character that a spreadsheet takes for a formula, or any character that cannot be seen. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  /^[-=+@]|[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** True if every character can be printed, and the text is no formula. */
export const isPrintable = (text: string): boolean => !UNSEEN.test(text);

/** True if a text can be an order ID; spaces around it do not count. */
export function isOrderId(text: string): boolean {
  const id = text.trim();
  return id !== '' && id.length <= MAX_ORDER_ID && isPrintable(id);
}
