// The apostrophe before a cell that a spreadsheet would take for a formula. What we write we can read: `withGuard` and `withoutGuard` are inverse.

/** White space that a spreadsheet may drop before a formula. */
const BLANK = '[\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200b\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';

/** A text that begins like a formula, also in full width, or like a guarded one. */
const FORMULA = `(?:${BLANK}*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]|[\\t\\r\\n])`;
const GUARDED = new RegExp(`^'+${FORMULA}`);
const MAYBE_GUARDED = new RegExp(`^'*${FORMULA}`);

/** A cell of a file that people open in a spreadsheet and that we read again. */
export const withGuard = (cell: string): string => (MAYBE_GUARDED.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `withGuard`. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
