import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';
import { formatMoney, formatMoneyShort, type MoneyValue } from '../../kit/format/money.ts';
import { formatCompact, formatCount } from '../../kit/format/numbers.ts';
import { METRIC_FIELDS, type Sum } from './metricFields.ts';

/** Data of the bars: rows of the report, or its periods. */
type Drawable = { redemptions: number | null } & {
  [Field in (typeof METRIC_FIELDS)[Exclude<Sum, 'redemptions'>]]: MoneyValue | null;
};

/** Currencies of a sum, in the order of the report. */
export function currenciesOf(points: readonly Drawable[], sum: Exclude<Sum, 'redemptions'>): string[] {
  const currencies = points.flatMap((point) => point[METRIC_FIELDS[sum]]?.currency ?? []);
  return [...new Set(currencies)].sort();
}

/** Height of a bar: a number of redemptions, or minor units of the currency. */
export function amountOf(row: Drawable, sum: Sum, currency: string | undefined): number {
  if (sum === 'redemptions') return row.redemptions ?? 0;
  const money = row[METRIC_FIELDS[sum]];
  return money && money.currency === currency ? Number(parseMoney(money.amount, money.currency) ?? 0n) : 0;
}

const moneyOf = (value: number, currency: string): MoneyValue => ({
  amount: formatMinor(BigInt(Math.round(value)), currency),
  currency,
});

export const inFull = (value: number, currency: string | undefined, locale: string): string =>
  currency ? formatMoney(moneyOf(value, currency), locale) : formatCount(value, locale);

export const inShort = (value: number, currency: string | undefined, locale: string): string =>
  currency ? formatMoneyShort(moneyOf(value, currency), locale) : formatCompact(value, locale);
