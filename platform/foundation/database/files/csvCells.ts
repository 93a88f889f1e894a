// Cells of a CSV file as the database writes them.
import { type SQL, sql } from 'drizzle-orm';
import { exponentOf } from '../../../../schema/foundation/money/money.ts';
import type { UiLocale } from '../../../../schema/people/accounts.ts';
import { localTime } from '../localTime.ts';

/** Text that a spreadsheet reads only as a number: it stays as it is, with its minus sign, and so does a phone number as we store it. */
const STRICT_NUMBER = '^(?:-?[0-9]+(?:[.][0-9]+)?|[+][1-9][0-9]{6,14})$';

/** White space of every script, and what looks like none: a spreadsheet may drop it before a formula. */
const BLANK = '[\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200b\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';

/** Characters that make a spreadsheet read text as a formula: also full-width ones, and after blanks that it may drop. */
const FORMULA_STARTER = `^${BLANK}*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]|^[\\t\\r\\n]`;

/** A text that a person wrote: if it could be read as a formula, it gets an apostrophe in front. */
export function csvText(text: SQL): SQL {
  return sql`case when ${text} ~ ${STRICT_NUMBER} or ${text} !~ ${FORMULA_STARTER} then ${text}
    when ${text} is null then '' else '''' || ${text} end`;
}

const NUMBER = new RegExp(STRICT_NUMBER);
const STARTER = new RegExp(FORMULA_STARTER, 'u');

/** The same for a text that the database does not know in clear. */
export const guardedText = (text: string): string =>
  NUMBER.test(text) || !STARTER.test(text) ? text : `'${text}`;

/** A text that begins like a formula, or like a guarded one: the guard of both can be undone. */
const MAYBE_GUARDED = `^'*(?:${BLANK}*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]|[\\t\\r\\n])`;

/** The same for a file that is read back: one that already begins with the apostrophe gets another. No null. */
export function csvReversibleText(text: SQL): SQL {
  return sql`case when ${text} ~ ${STRICT_NUMBER} or ${text} !~ ${MAYBE_GUARDED} then ${text} else '''' || ${text} end`;
}

/** An amount in minor units with the currency's own number of decimals, as a spreadsheet of this language reads it as a number. */
export function csvAmount(minor: SQL, currency: SQL, locale: UiLocale): SQL {
  return csvDecimal(plainAmount(minor, currency), locale);
}

/** The same as a number of the database, which is always written with a point. */
export const plainAmount = (minor: SQL, currency: SQL): SQL =>
  sql`${minor} * case when ${currency} = any (${`{${wholeCurrencies().join(',')}}`}::text[]) then 1 else 0.01 end`;

/** A number with the decimal mark of this language: a French spreadsheet takes `12.50` for a text. */
export const csvDecimal = (number: SQL, locale: UiLocale): SQL =>
  locale === 'fr' ? sql`replace((${number})::text, '.', ',')` : number;

/** The same for a decimal string that the database does not write. */
export const decimalCell = (text: string, locale: UiLocale): string =>
  locale === 'fr' ? text.replace('.', ',') : text;

/** A time zone. An offset bears `UTC` in front, without which a spreadsheet would take it for a formula: `UTC+02:00`. */
export const csvZone = (timezone: string): SQL =>
  sql`${/^[+-]/.test(timezone) ? `UTC${timezone}` : timezone}::text`;

/** The day of an instant in a zone, `YYYY-MM-DD`. */
export function csvDay(instant: SQL, timezone: string): SQL {
  return sql`${localTime(instant, timezone)}::date`;
}

let cachedCodes: string[] | undefined;

/** Currencies without decimals; all others have two. */
function wholeCurrencies(): string[] {
  cachedCodes ??= Intl.supportedValuesOf('currency').filter((currency) => exponentOf(currency) === 0);
  return cachedCodes;
}
