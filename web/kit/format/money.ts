// Money as the screens show it: the amount stays a decimal string, no float on the way.
import { CURRENCIES } from '../../../schema/foundation/money/currencies.ts';
import { exponentOf } from '../../../schema/foundation/money/money.ts';

export interface MoneyValue {
  /** Decimal string. */
  amount: string;
  /** ISO 4217 code. */
  currency: string;
}

/** A currency in one language (FMT-12). */
export interface CurrencyRecord {
  /** ISO 4217. */
  code: string;
  name: string;
  symbol: string;
  /** True if the symbol follows the amount. */
  suffix: boolean;
}

const recordsByLocale = new Map<string, readonly CurrencyRecord[]>();

/** The records of all currencies by code, as amounts are written in `locale`. Made once a language: they need a formatter for each currency. */
export function currencyRecords(locale: string): readonly CurrencyRecord[] {
  const cached = recordsByLocale.get(locale);
  if (cached) return cached;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const records = CURRENCIES.map((code) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(1);
    const place = parts.findIndex(({ type }) => type === 'currency');
    const suffix = place > parts.findIndex(({ type }) => type === 'integer');
    return { code, name: names.of(code) ?? code, symbol: parts[place]?.value ?? code, suffix };
  });
  recordsByLocale.set(locale, records);
  return records;
}

/**
 * An amount with its currency in the manner of `locale`, always with the currency's decimals (FMT-10); signed, what is above 0 bears its
 * plus sign. Throws on what is no amount.
 */
export function formatMoney(
  { amount, currency }: MoneyValue,
  locale: string,
  { isSigned = false }: { isSigned?: boolean | undefined } = {},
): string {
  const digits = exponentOf(currency);
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  } as const;
  return written(amount, currency, locale, options);
}

/** An amount within words, whose sign stays with it: otherwise a line may break between "−" and "$". */
export const unbroken = (amount: string): string => amount.replace(/^[+−-]/, '$&\u2060');

/** An amount as short as a small place needs it: `€1.2M`. */
export function formatMoneyShort({ amount, currency }: MoneyValue, locale: string): string {
  const options = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  return written(amount, currency, locale, options);
}

/** The country `*` is the whole world (FMT-13); any other is its name in `locale`. */
export function formatCountry(code: string, locale: string, worldwide: string): string {
  if (code === '*') return worldwide;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** Below 0 with a true minus sign (U+2212), as wide as the plus sign: languages would write a hyphen. */
function written(
  amount: string,
  currency: string,
  locale: string,
  options: Intl.NumberFormatOptions,
): string {
  const parts = new Intl.NumberFormat(locale, options).formatToParts(exact(amount, currency));
  return parts.map(({ type, value }) => (type === 'minusSign' ? '\u2212' : value)).join('');
}

/** However large: a sum of what is typed is shown while it is more than any amount that is accepted. */
const AMOUNT = /^-?\d+(?:\.(\d+))?$/;

function exact(amount: string, currency: string): Intl.StringNumericLiteral {
  const read = AMOUNT.exec(amount);
  if (!read || (read[1]?.replace(/0+$/, '').length ?? 0) > exponentOf(currency))
    throw new RangeError(`Not an amount in ${currency}: ${amount}`);
  return (/[1-9]/.test(amount) ? amount : '0') as Intl.StringNumericLiteral;
}
