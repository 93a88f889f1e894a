// Money without floating point: decimal strings outside, integer minor units (bigint) inside.

/** Billing currencies, in the order the filters offer them (UI-32). */
export const BILLING_CURRENCIES = ['USD', 'GBP', 'EUR', 'JPY'] as const;

/** A budget never exceeds this, in whole units of its currency (BUDGET-44). */
export const MAX_BUDGET_UNITS = 999_999_999n;

// Asking Intl costs a tenth of a millisecond, and every amount that is read or written asks.
const exponents = new Map<string, 0 | 1 | 2>();

/** Decimals of a currency by ISO 4217, two at most: the exponent `Intl` knows. */
export function exponentOf(currency: string): 0 | 1 | 2 {
  const known = exponents.get(currency);
  if (known !== undefined) return known;
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

/** Characters an amount may have as text, far more than any that is accepted: what is longer is not even read. */
export const MAX_AMOUNT_TEXT = 40;

const DECIMAL = /^(-?)(\d{1,16})(?:\.(\d{1,20}))?$/;

/**
 * Reads a decimal string as minor units of `currency`. Trailing zero decimals are accepted everywhere, 20 decimals at most.
 * @returns the minor units, or null when the text is no decimal number or has more decimals than the currency.
 */
export function parseMoney(amount: string, currency: string): bigint | null {
  const match = DECIMAL.exec(amount);
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const exponent = exponentOf(currency);
  const decimals = fraction.replace(/0+$/, '');
  if (decimals.length > exponent) return null;
  const minor = BigInt(whole + decimals.padEnd(exponent, '0'));
  return sign ? -minor : minor;
}

/** Minor units of `currency` as a decimal string with the currency's own number of decimals: `1050n, 'EUR'` → `10.50`. */
export function formatMinor(minor: bigint, currency: string): string {
  const exponent = exponentOf(currency);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/**
 * What one reward costs an advertiser: its face value less the advertiser's discount, in minor units. `basisPoints` are hundredths of a
 * percent, 0 to 10000; half a minor unit is rounded up.
 */
export function chargeOf(faceValue: bigint, basisPoints: number): bigint {
  return (faceValue * BigInt(10_000 - basisPoints) + 5_000n) / 10_000n;
}
