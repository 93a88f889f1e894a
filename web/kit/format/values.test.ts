import { describe, expect, it } from 'vitest';
import { shownDecimal, typedDecimal } from '../../../schema/foundation/money/decimals.ts';
import { maskOrderId } from '../values/OrderId.tsx';
import { FUZZY, fuzzyMatches, searchList } from './fuzzy.ts';
import { formatCountry, formatMoney, formatMoneyShort } from './money.ts';
import { formatBytes, formatCompact, formatCount, formatRatio } from './numbers.ts';

describe('money', () => {
  it('FMT-10: amounts have two decimals', () => {
    expect(formatMoney({ amount: '1050', currency: 'EUR' }, 'en')).toBe('€1,050.00');
    expect(formatMoney({ amount: '1050.5', currency: 'USD' }, 'en')).toBe('$1,050.50');
    expect(formatMoney({ amount: '-1234567.89', currency: 'EUR' }, 'fr')).toMatch(/^−1\s234\s567,89\s€$/u);
  });
  it('FMT-10: a currency without decimals has none', () => {
    expect(formatMoney({ amount: '1050', currency: 'JPY' }, 'en')).toBe('¥1,050');
  });
  it('FMT-10: keeps every digit of an amount no float could hold', () => {
    expect(formatMoney({ amount: '90071992547409.93', currency: 'EUR' }, 'en')).toBe(
      '€90,071,992,547,409.93',
    );
  });
  it('FMT-10: a sum larger than any amount that is accepted is shown all the same', () => {
    const sum = { amount: '999999998000000001.00', currency: 'USD' };
    expect(formatMoney(sum, 'en')).toBe('$999,999,998,000,000,001.00');
    expect(formatMoneyShort({ ...sum, amount: `-${sum.amount}` }, 'en')).toMatch(/^\u2212\$/u);
    expect(formatMoney({ amount: '-0.00', currency: 'USD' }, 'en')).toBe('$0.00');
  });
  it.each(['en', 'fr'] as const)('in %s what is below 0 bears one minus sign, signed or not', (locale) => {
    const money = { amount: '-100.1', currency: 'EUR' };
    for (const text of [
      formatMoney(money, locale),
      formatMoney(money, locale, { isSigned: true }),
      formatMoneyShort(money, locale),
    ])
      expect(text).toMatch(/^\u2212[^-\u2212]+$/);
  });
  it('refuses what is no amount', () => {
    expect(() => formatMoney({ amount: '10.505', currency: 'EUR' }, 'en')).toThrow(RangeError);
  });
});

it('FMT-13: * is shown as worldwide', () => {
  expect(formatCountry('*', 'en', 'worldwide')).toBe('worldwide');
  expect(formatCountry('FR', 'en', 'worldwide')).toBe('France');
});

it('FMT-11: a ratio has one decimal and a percent sign', () => {
  expect(formatRatio(1, 8)).toBe('12.5%');
  expect(formatRatio(3, 3)).toBe('100.0%');
  expect(formatRatio(0, 0)).toBe('0.0%');
});

describe('order ids', () => {
  it('FMT-18 FMT-19: exactly 64 lowercase alphanumeric characters keep the first four', () => {
    expect(maskOrderId('4f7a'.repeat(16))).toBe('4f7a…');
  });
  it.each(['a'.repeat(63), 'a'.repeat(65), `A${'a'.repeat(63)}`, `-${'a'.repeat(63)}`, 'ORDER-1'])(
    'FMT-18: %s is shown as it is',
    (id) => expect(maskOrderId(id)).toBe(id),
  );
});

describe('searches over lists at hand', () => {
  const products = [{ name: 'Northwind gift card' }, { name: 'Sakura cup' }, { name: 'Café crème' }];
  it('UI-29: distance 30, threshold 0.2', () => {
    expect(FUZZY).toEqual({ distance: 30, threshold: 0.2 });
    expect(fuzzyMatches(products, 'Nortwind', ['name'])).toEqual([products[0]]);
    expect(fuzzyMatches(products, 'Saturn', ['name'])).toEqual([]);
  });
  it('UI-30: forgives accents, and finds words within', () => {
    expect(searchList(products, 'cafe', ['name'])).toEqual([products[2]]);
    expect(searchList([{ name: 'America/New_York' }], 'new york', ['name'])).toHaveLength(1);
    expect(searchList(products, '', ['name'])).toEqual(products);
  });
});

describe('numbers', () => {
  it('reads typed decimals without floats', () => {
    expect(typedDecimal('1 234,50', 'fr')).toBe('1234.50');
    expect(typedDecimal('1,234.50', 'en')).toBe('1234.50');
    expect(typedDecimal('12abc', 'en')).toBe('12abc');
    expect([typedDecimal(',5', 'fr'), typedDecimal('12,', 'fr')]).toEqual(['0.5', '12']);
  });

  it('writes what stands in a field as it is typed, half typed or not', () => {
    for (const typed of ['1234,50', '-0,5', '7', 'douze.'])
      expect(shownDecimal(typedDecimal(typed, 'fr'), 'fr')).toBe(typed);
    expect(shownDecimal('1234.50', 'en')).toBe('1234.50');
  });

  it('shows counts and sizes', () => {
    expect(formatCount(1234567, 'en')).toBe('1,234,567');
    expect(formatCompact(12_345, 'en')).toBe('12.3K');
    expect(formatBytes(5 * 1024 * 1024)).toBe('5 MB');
    expect(formatBytes(900)).toBe('900 B');
    expect(formatBytes(5.5 * 1024 * 1024, 'fr')).toBe('5,5 Mo');
  });
});
