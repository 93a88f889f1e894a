// Money without floating point: decimal strings outside, integer minor units (bigint) inside.

/** Billing currencies, in the order the filters offer them (UI-32). */
export const BILLING_CURRENCIES = ['USD', 'GBP', 'EUR', 'JPY'] as const;

/** A budget never exceeds this, in whole units of its currency (BUDGET-44). */
export const MAX_BUDGET_UNITS = 999_999_999n;

// Asking Intl costs a tenth of a millisecond, and every amount that is read or written asks.
const exponents = new Map<string, 0 | 1 | 2>();

/** Decimals of a currency by ISO 4217, two at most: the exponent `Intl` knows. */
export function exponentOf(currency: string): 0 | 1 | 2 {
  const cached = exponents.get(currency);
  if (cached !== undefined) return cached;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  const exponent = Math.min(digits ?? 2, 2) as 0 | 1 | 2;
  exponents.set(currency, exponent);
  return exponent;
}

/** The largest total a budget can have, in minor units of `currency` (BUDGET-44). */
export function maxBudget(currency: string): bigint {
  return MAX_BUDGET_UNITS * 10n ** BigInt(exponentOf(currency));
}

/**
 * Maximum characters of an amount's text; longer text is not read. Every field for an amount has this limit, so that a longer text breaks the
 * rule `max_length`.
 */
export const MAX_AMOUNT_TEXT = 40;

/** Maximum digits before the decimal point, leading zeros aside. With two decimals they fit into a `bigint` column. */
export const MAX_WHOLE_DIGITS = 16;

/** Maximum value of one reward of variable value, in whole units of its currency. */
export const MAX_REWARD_VALUE_UNITS = 1_000_000n;

/** A decimal number as written. */
export interface DecimalText {
  sign: '' | '-';
  /** Digits before the point without leading zeros; `0` for none. */
  whole: string;
  /** Digits after the point without trailing zeros. */
  decimals: string;
}

const DECIMAL = /^(-?)0*(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal number: an optional minus, digits, and optionally a point with digits. It is the only reader of amounts: every field for an
 * amount, in the browser and on the server, follows from it. Leading zeros and trailing zero decimals change nothing, however many there are.
 * @returns null when the text is no such number or is longer than `MAX_AMOUNT_TEXT`.
 */
export function readDecimal(text: string): DecimalText | null {
  const match = text.length > MAX_AMOUNT_TEXT ? null : DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, whole = '0', decimals = ''] = match;
  return { sign: sign ? '-' : '', whole, decimals: decimals.replace(/0+$/, '') };
}

/** The rule that an amount's text breaks whatever its field allows; each is also the key of its message. */
export type AmountRule = 'required' | 'expect_a_number' | 'no_decimals' | 'two_decimals' | 'amount_too_high';

/** Why `parseMoney` answers null; null for an amount of `currency`. */
export function brokenAmountRule(text: string, currency: string): AmountRule | null {
  if (text === '') return 'required';
  const decimal = readDecimal(text);
  if (!decimal) return 'expect_a_number';
  const exponent = exponentOf(currency);
  if (decimal.decimals.length > exponent) return exponent === 0 ? 'no_decimals' : 'two_decimals';
  return decimal.whole.length > MAX_WHOLE_DIGITS ? 'amount_too_high' : null;
}

/**
 * Reads a decimal string as minor units of `currency` by the rule of `readDecimal`. What it answers fits into a `bigint` column.
 * @returns null when the text breaks a rule; `brokenAmountRule` names it.
 */
export function parseMoney(amount: string, currency: string): bigint | null {
  if (brokenAmountRule(amount, currency) !== null) return null;
  const { sign, whole, decimals } = readDecimal(amount) as DecimalText;
  const minor = BigInt(whole + decimals.padEnd(exponentOf(currency), '0'));
  return sign ? -minor : minor;
}

/** True if one reward would be worth more than is possible; null stands for an amount that `parseMoney` refuses. */
export const isRewardValueTooHigh = (minor: bigint | null, currency: string): boolean =>
  minor === null || minor > MAX_REWARD_VALUE_UNITS * 10n ** BigInt(exponentOf(currency));

/** Minor units of `currency` as a decimal string with the currency's own number of decimals: `1050n, 'EUR'` → `10.50`. */
export function formatMinor(minor: bigint, currency: string): string {
  const exponent = exponentOf(currency);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/**
 * The price of one reward for an advertiser: its face value less the advertiser's discount, in minor units. `basisPoints` are hundredths of a
 * percent, 0 to 10000; half a minor unit is rounded up.
 */
export function chargeOf(faceValue: bigint, basisPoints: number): bigint {
  return (faceValue * BigInt(10_000 - basisPoints) + 5_000n) / 10_000n;
}
